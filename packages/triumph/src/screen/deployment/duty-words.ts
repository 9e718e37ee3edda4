import { msg, str } from '@vexillum/ui/words';
import type { Duty, FlankEdge, Profile } from '../../rules/index.ts';

/** From where a flank march comes, as its owner sees it. */
export const edgeText = (edge: FlankEdge | 'none'): string => {
  switch (edge) {
    case 'none':
      return msg('no flank march');
    case 'LF':
      return msg('left flank');
    case 'RF':
      return msg('right flank');
    case 'LB':
      return msg('left base');
    case 'RB':
      return msg('right base');
    default:
      return edge satisfies never;
  }
};

const commandsText = (commands: readonly number[]): string =>
  msg('{0, plural, one {command {1}} other {commands {1}}}', commands.length, commands.join(', '));

const deployText = ({ commands, count }: Extract<Duty, { kind: 'deploy' }>, isOneCommand: boolean): string => {
  if (isOneCommand) return msg('Deploy your army');
  if (count === null) return msg('Deploy commands');
  const names = commands.map(({ command }) => command);
  if (names.length <= count) return msg(str`Deploy ${commandsText(names)}`);
  return msg('{0, plural, =1 {Deploy one more of {1}} other {Deploy # of {1}}}', count, commandsText(names));
};

/** A camp in the shapes that its army's cards allow now, and what it may be later instead. */
const campText = (duty: Extract<Duty, { kind: 'place-camp' }>): string => {
  if (duty.ally)
    return msg('{0, plural, =1 {Place the camp of your allies} other {Place # camps of your allies}}', duty.count);
  const { forms, orLater } = duty;
  if (orLater === 'wagon') return msg('Place your camp, or later your standard wagon in its place');
  if (orLater === 'pack-train') return msg('Place your camp, or keep it as a pack train for your last troops');
  if (forms.includes('wagon')) return msg('Place your standard wagon');
  return forms.includes('pack-train') ? msg('Place your pack train') : msg('Place your camp');
};

/** What is to be done, as a request. */
export const dutyText = (duty: Duty, { commands }: Pick<Profile, 'commands'>): string => {
  switch (duty.kind) {
    case 'agree-roles':
      return msg('Say which side has the advantage');
    case 'bring-army':
      return msg('Bring your army');
    case 'seal-orders':
      return msg('Seal your orders');
    case 'place-camp':
      return campText(duty);
    case 'place-markers':
      return duty.letters.length === 3
        ? msg('Place your three markers')
        : msg(str`Place your markers: ${duty.letters.join(', ')}`);
    case 'reveal-markers':
      return msg('Reveal your markers');
    case 'reveal-rosters':
      return duty.commands.length === 0
        ? msg('Show which commands stand on the board')
        : msg(str`Show who is in ${commandsText(duty.commands)}`);
    case 'deploy':
      return deployText(duty, commands.value === 1);
    case 'take-first-turn':
      return msg('Begin the first turn');
    case 'enter-march':
      return msg(str`Bring in command ${duty.command}: ${edgeText(duty.edge.edge)}`);
    case 'open-modifiers':
      return msg(str`Roll command points: what ${commandsText(duty.commands)} add opens with the first roll`);
    default:
      return duty satisfies never;
  }
};

/** Why one does that, or how; empty where the text says it all. */
export const dutyHint = (duty: Duty, profile: Profile): string => {
  const band = profile.deploymentBandMu.value;
  switch (duty.kind) {
    case 'bring-army':
      return msg('From this browser, a sample, or a file. The other side sees the troops, not who commands them.');
    case 'seal-orders':
      return msg(
        'Commands, generals, flank marches and command points. Your team drafts them together; the captain seals.',
      );
    case 'place-camp':
      return msg('One click puts it in the middle of your base edge; then drag it where you want it.');
    case 'place-markers':
      return msg('Drag each command’s marker to your base edge. The letters are dealt by chance when you seal.');
    case 'reveal-markers':
      return msg('All of them flip over for everybody. Every browser checks them against the seals.');
    case 'reveal-rosters':
      return msg('Its stands are on the board: everybody now sees which command they are, and who leads it.');
    case 'deploy':
      return msg(
        str`Within ${band} MU of your base edge. Place them with the button and push them about, or drag them from your troops.`,
      );
    // Why a march comes in elsewhere is told where it is brought in.
    default:
      return '';
  }
};
