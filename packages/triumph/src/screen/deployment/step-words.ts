import { msg, str } from '@vexillum/ui/words';
import type { SideId } from '@vexillum/model';
import { BATTLE_STEP, type DeploymentStatus, LAST_STEP, type Profile } from '../../rules/index.ts';
import { sideTitle } from '@vexillum/frame/seat-title';

/** A few words for a step's chip. */
export const stepTitle = (title: string): string => {
  switch (title) {
    case 'terrain':
      return msg('Terrain');
    case 'commands':
      return msg('Orders in secret');
    case 'disadvantaged-camp':
    case 'advantaged-camp':
      return msg('Camps');
    case 'disadvantaged-markers':
    case 'advantaged-markers':
      return msg('Entry markers');
    case 'two-commands':
      return msg('Reveal, two commands');
    case 'advantaged-commands':
      return msg('All commands');
    case 'last-command':
      return msg('The last command');
    case 'disadvantaged-center':
      return msg('The center');
    case 'advantaged-army':
      return msg('The whole army');
    case 'disadvantaged-rest':
      return msg('The rest');
    case 'first-turn':
      return msg('First turn');
    default:
      return title.replaceAll('-', ' ');
  }
};

/** What happens in a step, for somebody who has never read the rules. `who` is the side that acts in it. */
export const stepSays = (title: string, who: string, profile: Profile): string => {
  const reach = profile.markerReachMu.value ?? 0;
  switch (title) {
    case 'terrain':
      return msg('Lay the terrain that your setup gave you. Both sides say when it lies as it should.');
    case 'commands':
      return msg(
        'Each side splits its army into three commands, names their generals, and decides who marches round the flank. It is sealed: nobody sees it, and nobody can change it any more.',
      );
    case 'disadvantaged-camp':
      if (profile.camps.value === 1) return msg(str`${who} pitches its camp in its center zone.`);
      return msg(
        str`${who} pitches its main camp in its center zone, and camps of allies to the left, right or center.`,
      );
    case 'advantaged-camp':
      if (profile.camps.value === 1)
        return msg(str`${who} pitches its camp too, now that it has seen the other side’s.`);
      return msg(str`${who} pitches its camps too, now that it has seen the other side’s.`);
    case 'disadvantaged-markers':
    case 'advantaged-markers':
      return msg(
        str`${who} puts three markers on its base edge. Each stands for one of its commands; which one is sealed.`,
      );
    case 'two-commands':
      return msg(
        str`${who} reveals which command enters at which marker, and deploys two commands within ${reach} MU of their markers.`,
      );
    case 'advantaged-commands':
      return msg(str`${who} reveals its markers and deploys every command that is on no flank march.`);
    case 'last-command':
      return msg(str`${who} deploys its last command, unless that one marches round the flank.`);
    case 'disadvantaged-center':
      return msg(
        str`${who} deploys in the center third, battle line first, and keeps the rest, and a flank march if it may have one, in reserve.`,
      );
    case 'advantaged-army':
      return msg(str`${who} deploys its whole army, but for a flank march if it may have one.`);
    case 'disadvantaged-rest':
      return msg(str`${who} deploys the rest of its army.`);
    case 'first-turn':
      return msg(str`${who} takes the first turn, and the battle begins.`);
    default:
      return '';
  }
};

/** "Red", "Blue", "both sides". */
export const sidesText = (sides: readonly SideId[]): string =>
  sides.length === 1 ? sideTitle(sides[0] ?? '') : msg('Both sides');

/** Which step it is and whose turn. */
export const headline = (status: DeploymentStatus, count: number): string => {
  const { number, step, acting } = status;
  if (number === 0) return msg('Before it begins: who has the advantage?');
  if (number === LAST_STEP) return msg('The game has ended. Everything that was sealed is open.');
  if (number === BATTLE_STEP || !step) return msg('The battle is on.');
  return msg(str`Step ${number} of ${count}: ${stepTitle(step.title)} (${sidesText(acting)})`);
};

/** Who is waited for, where the reader has nothing more to do. */
export const waitingText = ({ waitingFor }: DeploymentStatus, own: SideId | undefined): string => {
  const others = waitingFor.filter((side) => side !== own);
  const [side, other] = others;
  if (side === undefined) return '';
  return other === undefined ? msg(str`${sideTitle(side)} is waited for.`) : msg('Both sides are waited for.');
};
