import { describe, expect, it } from 'vitest';
import { desks } from './all-screens.ts';
import { doorPath, invitesPath, newTablePath, replayPath, routeOf, tablePath } from '@vexillum/frame/router';

const at = (address: string) => routeOf(new URL(address, 'http://localhost:8080'), desks);

describe('an address leads to a screen', () => {
  it('the plain address is the start', () => {
    expect(at('/')).toEqual({ screen: 'home' });
  });

  it('an invite link carries its token behind the #', () => {
    expect(at('/join#gt1_abc')).toEqual({ screen: 'join', token: 'gt1_abc' });
    expect(at('/join')).toEqual({ screen: 'join', token: '' });
  });

  it('a table’s address names the table and the seat, however they are spelt', () => {
    expect(at(tablePath('t/1 ü', 'red-1'))).toEqual({ screen: 'table', table: 't/1 ü', seat: 'red-1' });
    expect(at('/table/t1')).toEqual({ screen: 'table', table: 't1' });
  });

  it('the links of a table that was opened have an address', () => {
    expect(at(invitesPath('t/1 ü'))).toEqual({ screen: 'new', table: 't/1 ü' });
  });

  it('a new table may be asked for with a game and what that game is to have', () => {
    expect(at(newTablePath('conquest', 'my map&x=1'))).toEqual({
      screen: 'new',
      game: 'conquest',
      asked: 'my map&x=1',
    });
  });

  it('the open tables have an address, and so has each table for whoever does not sit there', () => {
    expect(at('/play')).toEqual({ screen: 'play' });
    expect(at(doorPath('t/1 ü'))).toEqual({ screen: 'door', table: 't/1 ü' });
    expect(at('/t/')).toEqual({ screen: 'lost', path: '/t' });
  });

  it('a match is watched out of a file, or as a seat of a table knew it', () => {
    expect(at('/verify')).toEqual({ screen: 'verify' });
    expect(at('/replay')).toEqual({ screen: 'replay' });
    expect(at(replayPath('t/1 ü', 'red-1'))).toEqual({ screen: 'replay', table: 't/1 ü', seat: 'red-1' });
  });

  it('a game’s own pages have the addresses that it gives them', () => {
    expect(at('/armies')).toEqual({ screen: 'desk', path: '/armies' });
    expect(at('/maps/')).toEqual({ screen: 'desk', path: '/maps' });
    expect(at('/maps/edit?map=a')).toEqual({ screen: 'desk', path: '/maps/edit' });
  });

  it('a slash too many does not matter, an unknown path is told', () => {
    expect(at('/new/')).toEqual({ screen: 'new' });
    expect(at('/nowhere')).toEqual({ screen: 'lost', path: '/nowhere' });
  });
});
