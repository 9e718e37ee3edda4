import type { SoundName } from '@vexillum/frame/alive/sound-names';
import type { ToldEvent } from '../../rules/index.ts';

const flagIf = (leftOpen: object | undefined): readonly SoundName[] => (leftOpen === undefined ? [] : ['flag']);

/** What an event of a battle sounds like. Dice that people threw on a table of their own have been heard there. */
export const battleSounds = (event: ToldEvent): readonly SoundName[] => {
  switch (event.kind) {
    case 'stands-placed':
      return event.isSealed ? ['move', 'seal'] : ['move'];
    case 'stands-moved':
    case 'stands-routed':
    case 'march-entered':
      return ['move'];
    case 'combat-taken-up':
      return event.isAgain ? [] : ['contact'];
    case 'combat-applied':
      return event.moved + event.lost > 0 ? ['move'] : [];
    case 'points-rolled':
    case 'combat-fought':
    case 'dice-rolled':
      return event.isByHand ? [] : ['dice'];
    case 'sealed':
    case 'opened':
      return ['seal'];
    case 'umpire-asked':
      return ['flag'];
    case 'phase-begun':
      return flagIf(event.leftOpen);
    case 'turn-begun':
      return ['turn', ...(event.defeated === undefined ? flagIf(event.leftOpen) : (['win'] as const))];
    case 'game-ended':
      return ['win'];
    default:
      return [];
  }
};
