import { type Static, Type } from '@sinclair/typebox';
import { type Game, type Json, type Words, words } from '@vexillum/model';
import type { Genesis } from '@vexillum/table/room';
import type { Wished } from '../rooms.ts';
import { versionsOf } from '../version.ts';
import { checkedBody } from './checked-body.ts';
import { HttpProblem } from './http-problem.ts';

const NAME_LIMIT = 60;

const newTable = Type.Object(
  {
    game: Type.String(),
    profile: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    houseRules: Type.Optional(Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()]))),
    overrides: Type.Optional(Type.Record(Type.String({ maxLength: 80 }), Type.Unknown(), { maxProperties: 40 })),
    visibility: Type.Optional(Type.Union([Type.Literal('private'), Type.Literal('public')])),
  },
  { additionalProperties: false },
);

type NewTable = Static<typeof newTable>;

const checkedNewTable = checkedBody(newTable);

const bad = (field: string, code: string, said: Words): HttpProblem => new HttpProblem(400, code, said, { field });

/** What a new table is to be, from a request's body: unknown games, profiles and house rules are refused by name. */
export const genesisFrom = (body: unknown, games: readonly Game[]): { game: Game; genesis: Wished } => {
  const wanted = checkedNewTable(body);
  const game = games.find(({ id }) => id === wanted.game);
  if (!game) throw bad('game', 'no-such-game', words('This server has no such game.'));
  const profile = profileFrom(wanted, game);
  return {
    game,
    genesis: {
      game: game.id,
      profile,
      name: tableName(wanted.name ?? game.name),
      visibility: wanted.visibility ?? 'private',
      houseRules: houseRulesFrom(wanted, game),
      ...overridesFrom(wanted, profile, game),
      versions: versionsOf(game),
    },
  };
};

const profileFrom = ({ profile }: NewTable, game: Game): string => {
  const found = profile === undefined ? game.profiles[0] : game.profiles.find(({ id }) => id === profile);
  if (!found) throw bad('profile', 'no-such-profile', words('This game has no such profile.'));
  return found.id;
};

const houseRulesFrom = ({ houseRules = {} }: NewTable, game: Game): Genesis['houseRules'] => {
  for (const [key, value] of Object.entries(houseRules)) checkHouseRule(key, value, game);
  return Object.fromEntries(
    game.houseRules.map((rule) => [
      rule.key,
      Object.hasOwn(houseRules, rule.key) ? houseRules[rule.key] : rule.default,
    ]),
  ) as Genesis['houseRules'];
};

const checkHouseRule = (key: string, value: boolean | number | string, game: Game): void => {
  const rule = game.houseRules.find((known) => known.key === key);
  const field = `houseRules.${key.slice(0, 80)}`;
  if (!rule) throw bad(field, 'no-such-house-rule', words('This game has no such house rule.'));
  const isMeant = rule.choices ? rule.choices.includes(value) : typeof value === typeof rule.default;
  if (
    !isMeant ||
    (typeof value === 'number' && !Number.isSafeInteger(value)) ||
    (typeof value === 'string' && value.length > 200)
  )
    throw bad(field, 'bad-house-rule', words('This house rule cannot have that value.'));
};

/** Numbers of the profile that the table plays otherwise from the first; none where none are given. */
const overridesFrom = ({ overrides }: NewTable, profile: string, game: Game): Pick<Genesis, 'overrides'> => {
  if (overrides === undefined || Object.keys(overrides).length === 0) return {};
  if (!game.checkHouse) throw bad('overrides', 'no-such-value', words('This game has no values to play otherwise.'));
  const refusal = game.checkHouse(profile, overrides);
  if (refusal) throw bad(`overrides.${refusal.field?.replace('values.', '') ?? ''}`, refusal.code, refusal.words);
  return { overrides: overrides as Record<string, Json> };
};

const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;

const tableName = (said: string): string => {
  const name = said.normalize('NFC').trim();
  if (name === '' || name.length > NAME_LIMIT || unseen.test(name))
    throw bad('name', 'bad-name', words('A table’s name has 1 to {0} letters and no unseen characters.', NAME_LIMIT));
  return name;
};
