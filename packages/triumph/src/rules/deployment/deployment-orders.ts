import { type Sourced, unverified, verified } from '../profiles/sourced.ts';
import type { DeploymentStep } from './deployment-step.ts';

export const grandOrder: Sourced<readonly DeploymentStep[]> = verified(
  [
    { number: 1, title: 'terrain', acts: 'both', asks: [{ kind: 'place-terrain' }] },
    { number: 2, title: 'commands', acts: 'both', asks: [{ kind: 'decide-commands' }], seals: 'orders' },
    { number: 3, title: 'disadvantaged-camp', acts: 'disadvantaged', asks: [{ kind: 'place-camp' }] },
    { number: 4, title: 'advantaged-camp', acts: 'advantaged', asks: [{ kind: 'place-camp' }] },
    {
      number: 5,
      title: 'disadvantaged-markers',
      acts: 'disadvantaged',
      asks: [{ kind: 'place-markers' }],
      seals: 'markers',
    },
    { number: 6, title: 'advantaged-markers', acts: 'advantaged', asks: [{ kind: 'place-markers' }], seals: 'markers' },
    {
      number: 7,
      title: 'two-commands',
      acts: 'disadvantaged',
      asks: [{ kind: 'reveal-markers' }, { kind: 'deploy', commands: 2 }],
      opens: ['marker', 'roster'],
    },
    {
      number: 8,
      title: 'advantaged-commands',
      acts: 'advantaged',
      asks: [{ kind: 'deploy', commands: 'all' }],
      opens: ['marker', 'roster'],
    },
    {
      number: 9,
      title: 'last-command',
      acts: 'disadvantaged',
      asks: [{ kind: 'deploy', commands: 'all' }],
      opens: ['roster'],
    },
    {
      number: 10,
      title: 'first-turn',
      acts: 'advantaged',
      asks: [{ kind: 'take-first-turn' }],
      opens: ['roster', 'flank', 'cp'],
    },
  ],
  'GRAND TRIUMPH! of 12 June 2017, Deployment Order (GT-ORDER-001 to GT-ORDER-017)',
);

export const standardOrder: Sourced<readonly DeploymentStep[]> = unverified(
  [
    { number: 1, title: 'terrain', acts: 'both', asks: [{ kind: 'place-terrain' }] },
    { number: 2, title: 'disadvantaged-camp', acts: 'disadvantaged', asks: [{ kind: 'place-camp' }] },
    { number: 3, title: 'advantaged-camp', acts: 'advantaged', asks: [{ kind: 'place-camp' }] },
    {
      number: 4,
      title: 'disadvantaged-center',
      acts: 'disadvantaged',
      asks: [{ kind: 'deploy-center' }, { kind: 'reserve-march' }],
    },
    {
      number: 5,
      title: 'advantaged-army',
      acts: 'advantaged',
      asks: [{ kind: 'reserve-march' }, { kind: 'deploy-rest' }],
    },
    { number: 6, title: 'disadvantaged-rest', acts: 'disadvantaged', asks: [{ kind: 'deploy-rest' }] },
    { number: 7, title: 'first-turn', acts: 'advantaged', asks: [{ kind: 'take-first-turn' }] },
  ],
  'the setup wizard of a public table mod; whether a flank march is reserved openly was not found',
);
