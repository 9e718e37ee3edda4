import { describe, expect, test } from 'vitest';
import { profileOf, type Profile, readArmyFile, sampleArmies, troopTypeOf, writeArmyFile } from '../index.ts';

test('ten armies of 144 points and four of 48', () => {
  const sizes = sampleArmies.map(({ army }) => army.halfPoints / 2);
  expect(sizes.filter((size) => size === 144)).toHaveLength(10);
  expect(sizes.filter((size) => size === 48)).toHaveLength(4);
  expect(new Set(sampleArmies.map(({ id }) => id)).size).toBe(14);
});

describe.each(sampleArmies)('$army.name', ({ army, profile: profileId, about }) => {
  const profile = profileOf(profileId) as Profile;
  const commands = ([1, 2, 3] as const).slice(0, profile.commands.value);
  const inCommand = (command: number) => army.stands.filter((stand) => stand.command === command);
  const size = (command: number) => inCommand(command).reduce((sum, stand) => sum + stand.halfPoints, 0);

  test('is an army file that reads back the same', () => {
    expect(readArmyFile(JSON.parse(writeArmyFile(army)), profile)).toEqual(army);
  });

  test('costs exactly what its game allows, each stand by its type', () => {
    expect(army.stands.reduce((sum, stand) => sum + stand.halfPoints, 0)).toBe(profile.armyHalfPoints.value);
    for (const stand of army.stands) expect(stand.halfPoints).toBe(troopTypeOf(profile, stand.troopType)?.halfPoints);
  });

  test('has its commands, each large enough and with one general (GT-SCALE-002, GT-CMD-003, GT-CMD-004)', () => {
    expect(army.stands.every((stand) => commands.some((command) => command === stand.command))).toBe(true);
    for (const command of commands) {
      expect(size(command)).toBeGreaterThanOrEqual(profile.commandMinimumHalfPoints.value);
      expect(inCommand(command).filter((stand) => stand.general)).toHaveLength(1);
    }
  });

  test('its overall commander leads the largest command (GT-GEN-002)', () => {
    const overall = army.stands.filter((stand) => stand.overall);
    expect(overall).toHaveLength(commands.length > 1 ? 1 : 0);
    for (const { command, general } of overall) {
      expect(general).toBe(true);
      expect(size(command as number)).toBe(Math.max(...commands.map(size)));
    }
  });

  test('says who its troops are', () => {
    expect(army.stands.every((stand) => (stand.entry ?? '').length > 2)).toBe(true);
    expect(about).toMatch(/\.$/);
  });
});
