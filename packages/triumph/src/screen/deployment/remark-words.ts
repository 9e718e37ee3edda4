import { msg, str, translated } from '@vexillum/ui/words';
import { standsText } from '../troops-text.ts';
import { type OrderProblem, type OrderRemark, type Profile, troopTypeOf } from '../../rules/index.ts';
import { halfPointsText } from '../half-points-text.ts';

const commandList = (commands: readonly number[]): string => (commands.length === 0 ? '–' : commands.join(', '));

/** What keeps a draft from being sealed. */
export const problemWords = (problem: OrderProblem): string => {
  switch (problem.code) {
    case 'no-such-stand':
      return msg(str`Command ${problem.command} names a stand that is not in your army any more.`);
    case 'stand-in-two-commands':
      return msg(str`A stand is in commands ${problem.commands.join(', ')} at once.`);
    case 'stands-in-no-command':
      return msg(str`In no command yet: ${standsText(problem.stands.length)}.`);
    case 'general-elsewhere':
      return msg(str`The general of command ${problem.command} is not one of its stands.`);
    default:
      return problem satisfies never;
  }
};

/** What the rules would say of a draft, with its numbers. */
export const remarkWords = (remark: OrderRemark, profile: Profile): string => {
  switch (remark.code) {
    case 'army-size':
      return msg(
        str`The army is ${halfPointsText(remark.halfPoints)} points; ${halfPointsText(remark.expected)} are usual here.`,
      );
    case 'small-command':
      return msg(
        str`Command ${remark.command} is ${halfPointsText(remark.halfPoints)} points; at least ${halfPointsText(remark.least)} are asked.`,
      );
    case 'empty-command':
      return msg(str`Command ${remark.command} has no stands.`);
    case 'no-general':
      return msg(str`Command ${remark.command} has no general.`);
    case 'general-type':
      return msg(
        str`Command ${remark.command} is led by ${translated(troopTypeOf(profile, remark.troopType)?.name ?? remark.troopType)}, which leads only where there is nothing else.`,
      );
    case 'overall-not-in-largest':
      return msg(
        str`The overall commander is in command ${remark.command}; the largest is ${commandList(remark.largest)}.`,
      );
    case 'overall-not-general':
      return msg(str`The overall commander is in command ${remark.command} and does not lead it.`);
    case 'modifiers-unpaired':
      return msg(
        str`For each +1 another command takes −1: now +1 for ${commandList(remark.plus)}, −1 for ${commandList(remark.minus)}.`,
      );
    case 'modifier-without-partner':
      return msg(str`Command ${remark.command} trades command points, but no other command is of its nation.`);
    case 'ally-modified':
      return msg(str`Command ${remark.command} is allied: its die takes no +1 or −1.`);
    case 'ally-split':
      return msg(str`Allies of one nation are in commands ${commandList(remark.commands)}.`);
    case 'ally-mixed':
      return msg(str`Command ${remark.command} mixes ${remark.allied} allied stands with ${remark.others} others.`);
    case 'ally-unsaid':
      return remark.ally
        ? msg(str`Command ${remark.command} is called allied, but has no allied stands.`)
        : msg(str`Command ${remark.command} is made of allies: call it an allied command.`);
    case 'all-march':
      return msg('All commands march round the flank: nobody would be on the table.');
    default:
      return remark satisfies never;
  }
};
