import { type ApiProblem, ask } from '../api.ts';
import { changed, type PlayerCard, signedIn } from './player-card.ts';

/** A player whom the owner of this browser's card has marked, as they are called now. */
export interface Friend {
  readonly card: string;
  readonly name: string;
}

export const readFriends = async (): Promise<readonly Friend[] | ApiProblem> => {
  const answer = await signedIn(() => ask<{ friends: readonly Friend[] }>('/api/card/friends'));
  return 'friends' in answer ? answer.friends : answer;
};

export const markFriend = (card: string, isFriend: boolean): Promise<PlayerCard | ApiProblem> =>
  changed('/api/card/friends', { card, isFriend });
