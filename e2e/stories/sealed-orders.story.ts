import { badgesOf, knownCommands, markersOf, sealLine } from '../common-knowledge.ts';
import { eventually } from '../eventually.ts';
import { howMany } from '../how-long.ts';
import { lookBriefly } from '../looks/look-at.ts';
import { spelledOtherwise, verdictsOn, withBytesFlipped } from '../match-forgeries.ts';
import { expect, test } from '../players.ts';
import { type OpenedMatch, SecretsHeard } from '../secrets-heard.ts';
import { allAreAt, blues, reds, seatTwoTeams } from '../two-teams.ts';

test('two teams of three play the ten steps of a hidden deployment, and their flank marches clash', async ({
  enter,
}) => {
  const everybody = await test.step('an umpire sets the table up, and two teams and a spectator come', () =>
    seatTwoTeams(enter, 'Nobody peeks'));
  const { red, redFriend, redMarcher, blue, blueFriend, blueMarcher, umpire, spectator } = everybody;
  const strangersToRed = new SecretsHeard([blue, blueFriend, blueMarcher, spectator]);
  const strangersToBlue = new SecretsHeard([red, redFriend, redMarcher, spectator]);
  const note = (moment: string) => {
    strangersToRed.note(moment);
    strangersToBlue.note(moment);
  };

  await test.step('both captains accept the umpire, and everybody is told what they see', async () => {
    await expect(umpire.table.deployment.banner).toContainText('Not yet: Red, Blue');
    await red.table.deployment.acceptUmpire(umpire.name);
    await expect(umpire.table.deployment.banner).toContainText('Not yet: Blue');
    await blue.table.deployment.acceptUmpire(umpire.name);
    await expect(umpire.table.deployment.banner).toContainText('You see both sides');
    for (const { table } of [...reds(everybody), ...blues(everybody), spectator])
      await expect(table.deployment.banner).toContainText(`${umpire.name} sees both sides.`);
  });

  await test.step('each side brings an army: the others see the troops, and not who commands them', async () => {
    await red.table.bringArmy('Hannibal in Italy, 217 BC');
    await blue.table.bringArmy('Alexander in Asia, 334 BC');
    await expect(redFriend.table.reserve('Red')).toContainText('Command 3');
    await expect(umpire.table.reserve('Red')).toContainText('Command 3');
    await expect(umpire.table.reserve('Blue')).toContainText('Command 3');
    for (const { table } of [...blues(everybody), spectator]) {
      await expect(table.reserve('Red')).toContainText('Elephants');
      await expect(table.reserve('Red')).not.toContainText('Command');
    }
    await umpire.table.deployment.seeAs('Spectator');
    await expect(umpire.table.reserve('Red')).not.toContainText('Command');
    await umpire.table.deployment.seeAs('Both sides');
  });

  await test.step('dice are rolled for the advantage, and both captains say who has it', async () => {
    await allAreAt(everybody, 'Before it begins: who has the advantage?');
    await red.table.deployment.does('Roll for the advantage');
    await expect(spectator.table.deployment.strip).toContainText(/Red: [1-6]\s*Blue: [1-6]/);
    await red.table.deployment.sayAdvantage('Blue');
    await expect(blue.table.deployment.strip).toContainText('Red says that Blue has the advantage.');
    await expect(spectator.table.deployment.headline).toHaveText('Before it begins: who has the advantage?');
    await blue.table.deployment.sayAdvantage('Blue');
  });

  await test.step('1: terrain is laid, and both say when it lies as it should', async () => {
    await allAreAt(everybody, 'Step 1 of 10: Terrain (Both sides)');
    await red.table.show('Terrain');
    await red.table.layTerrain('Woods');
    await red.table.show('Troops');
    await red.table.letGoOfAll();
    await red.table.deployment.finish();
    await expect(red.table.deployment.strip).toContainText('Blue is waited for.');
    await expect(redFriend.table.deployment.deed('Done with this step')).toHaveCount(0);
    await blue.table.deployment.finish();
  });

  await test.step('2: each team drafts its orders together, and its captain alone seals them', async () => {
    await allAreAt(everybody, 'Step 2 of 10: Orders in secret (Both sides)');
    for (const { table } of [red, redFriend, redMarcher, blue, blueMarcher])
      await table.deployment.does('Seal your orders');

    await redMarcher.table.orders.march(3).selectOption('left flank');
    await expect(redFriend.table.orders.march(3), 'the teammate sees it').toHaveValue('LF');
    await redFriend.table.orders.moveOne('Light Foot', 3, 1);
    await expect(red.table.orders.command(1), 'the captain sees it').toContainText('17 stands');
    await red.table.orders.points(1, '+1').click();
    await red.table.orders.points(2, '−1').click();
    for (const { table } of reds(everybody)) {
      await expect(table.orders.march(3)).toHaveValue('LF');
      await expect(table.orders.command(1)).toContainText('17 stands');
      await expect(table.orders.command(1)).toContainText('Light Foot');
      await expect(table.orders.points(1, '+1')).toHaveAttribute('aria-pressed', 'true');
    }
    for (const { table } of [redFriend, redMarcher]) {
      await expect(table.orders.sealButton).toHaveCount(0);
      await expect(table.orders.sheet).toContainText('When the draft is ready, your captain seals it.');
    }
    await blueMarcher.table.orders.march(3).selectOption('right flank');
    await expect(blue.table.orders.march(3)).toHaveValue('RF');
    await expect(blue.table.orders.command(3), 'nobody of red moved anything of blue’s').toContainText('12 stands');
    await expect(blue.table.orders.sheet).not.toContainText('Warband');

    await red.table.orders.seal();
    await expect(blue.table.orders.seals('Red').getByRole('listitem')).toHaveText(
      Array(9).fill(/^\s*Command \d, its [a-z ]+\s+sealed\s*$/),
    );
    await expect(red.table.orders.seals('Red')).toContainText('Command 3, its march: left flank');
    await blue.table.orders.seal();
    await expect(red.table.orders.sheet).toContainText('This is what you sealed.');
    await lookBriefly(red.page, 'sealed-orders');
    await expect(red.table.orders.sealButton).toHaveCount(0);
    for (const { table } of [red, redFriend, redMarcher, blue, blueMarcher]) await table.orders.close();

    await expect(umpire.table.reserve('Red')).toContainText('on a flank march');
    await expect(umpire.table.reserve('Blue')).toContainText('on a flank march');
    for (const { table } of [...blues(everybody), spectator])
      await expect(table.reserve('Red')).not.toContainText('march');
    await red.table.deployment.finish();
    await blue.table.deployment.finish();
  });

  await test.step('3 and 4: first red pitches its camp, then blue; an umpire may go back', async () => {
    await allAreAt(everybody, 'Step 3 of 10: Camps (Red)');
    await expect(blue.table.deployment.deed('Place your camp')).toHaveCount(0);
    await red.table.deployment.does('Place your camp');
    await red.table.deployment.finish();
    await allAreAt(everybody, 'Step 4 of 10: Camps (Blue)');
    await umpire.table.deployment.stepTo('Step back', 'Red’s camp stands in the wrong zone.');
    await allAreAt(everybody, 'Step 3 of 10: Camps (Red)');
    await expect(spectator.table.log).toContainText(`${umpire.name} went back to step 3`);
    await red.table.deployment.finish();
    await allAreAt(everybody, 'Step 4 of 10: Camps (Blue)');
    await blue.table.deployment.does('Place your camp');
    await blue.table.deployment.finish();
  });

  await test.step('5 and 6: each side places three markers, whatever marches, and seals what they stand for', async () => {
    await allAreAt(everybody, 'Step 5 of 10: Entry markers (Red)');
    await redFriend.table.deployment.placeMarker(1, 30.5);
    await expect(red.table.deployment.markerPlace(1)).toHaveValue('30.5');
    const end = await red.table.board.screenPoint(45, 3);
    await red.table.deployment.dragMarker(2, end);
    await expect(redFriend.table.deployment.markerPlace(2)).toHaveValue(/^4[45]/);
    await eventually(() => markersOf(red, 'red')).toHaveLength(3);
    await lookBriefly(redFriend.page, 'sealed-markers');
    expect(await markersOf(blue, 'red'), 'blue does not see where red tries them').toEqual([]);
    expect(await markersOf(spectator, 'red')).toEqual([]);
    await expect(redFriend.table.deployment.deed('Place and seal the markers')).toHaveCount(0);

    await red.page.keyboard.press('k');
    await expect(red.table.deployment.banner, 'red draws the shade').toContainText('Private things are hidden.');
    await expect(red.table.reserve('Red')).not.toContainText('Command');
    expect(await markersOf(red, 'red')).toEqual([]);
    await red.page.keyboard.press('k');
    await expect(red.table.reserve('Red')).toContainText('Command 3');
    await red.table.deployment.sealMarkers();
    await red.table.deployment.finish();

    await allAreAt(everybody, 'Step 6 of 10: Entry markers (Blue)');
    await blue.table.deployment.sealMarkers();
    await blue.table.deployment.finish();
    await allAreAt(everybody, 'Step 7 of 10: Reveal, two commands (Red)');
    for (const reader of [...blues(everybody), spectator]) {
      await eventually(async () => (await markersOf(reader, 'red')).map(({ letter }) => letter)).toEqual([
        'A',
        'B',
        'C',
      ]);
      expect(await badgesOf(reader, 'red'), `${reader.name} does not know what they stand for`).toEqual(['', '', '']);
    }
    await eventually(() => badgesOf(redMarcher, 'red')).toEqual(['1', '2', '3']);
    expect(await badgesOf(redMarcher, 'blue')).toEqual(['', '', '']);
    await eventually(() => badgesOf(umpire, 'blue')).toEqual(['1', '2', '3']);
  });

  await test.step('7: red reveals its markers and deploys two commands, and then who is in them', async () => {
    note('step 7');
    await red.table.deployment.does('Reveal your markers');
    for (const reader of [...blues(everybody), spectator])
      await eventually(() => badgesOf(reader, 'red'), `${reader.name} has checked the markers`).toEqual([
        '1 ✓',
        '2 ✓',
        '3 ✓',
      ]);
    await eventually(() => sealLine(blue, 'Red', 'Command 1, its stands')).toBe('Command 1, its stands sealed');

    await redFriend.table.deployment.deed(/^Deploy command 1/).click();
    await red.table.deployment.deed(/^Deploy command 2/).click();
    await eventually(() => knownCommands(blue, 'red'), 'blue does not know who they are').toEqual({ unknown: 31 });
    await expect(red.table.deployment.deed('Done with this step')).toHaveCount(0);
    await red.table.deployment.does('Show who is in commands 1, 2');
    for (const reader of [...blues(everybody), spectator])
      await eventually(() => knownCommands(reader, 'red')).toEqual({ 1: 17, 2: 14 });
    for (const id of await blue.table.placedStands('red', 1)) {
      const [x, y] = await blue.table.board.pose(id);
      expect(Math.hypot(x - 30_500, y), 'within reach of its marker').toBeLessThan(16_000);
    }
    await eventually(() => sealLine(blue, 'Red', 'Command 1, its stands')).toBe(
      'Command 1, its stands: 17 stands verified',
    );
    await eventually(() => sealLine(blue, 'Red', 'Command 3, its stands')).toBe('Command 3, its stands sealed');
    await eventually(() => sealLine(spectator, 'Red', 'Command 3, its march')).toBe('Command 3, its march sealed');
    await red.table.deployment.finish();
  });

  await test.step('8: blue deploys all that is on no march; what marches stays sealed', async () => {
    await allAreAt(everybody, 'Step 8 of 10: All commands (Blue)');
    note('step 8');
    expect(await badgesOf(red, 'blue')).toEqual(['', '', '']);
    await blueFriend.table.deployment.deed(/^Deploy command 1/).click();
    await blue.table.deployment.deed(/^Deploy command 2/).click();
    await expect(blue.table.deployment.deed(/^Deploy command 3/)).toHaveCount(0);
    await blue.table.deployment.does('Reveal your markers');
    await blue.table.deployment.does('Show who is in commands 1, 2');
    for (const reader of [...reds(everybody), spectator]) {
      await eventually(() => badgesOf(reader, 'blue')).toEqual(['', '1 ✓', '2 ✓']);
      await eventually(() => knownCommands(reader, 'blue')).toEqual({ 1: 16, 2: 14 });
    }
    await eventually(() => sealLine(red, 'Blue', 'Command 3, its march')).toBe('Command 3, its march sealed');
    await blue.table.deployment.finish();
  });

  await test.step('9: red’s last command marches, so that there is nothing more to deploy', async () => {
    await allAreAt(everybody, 'Step 9 of 10: The last command (Red)');
    await red.table.deployment.finish();
  });

  await test.step('10: blue takes the first turn, and its march comes in along its sealed edge', async () => {
    await allAreAt(everybody, 'Step 10 of 10: First turn (Blue)');
    await blue.table.deployment.does('Begin the first turn');
    await blue.table.deployment.finish();
    await allAreAt(everybody, 'The battle is on.');

    await redMarcher.table.deployment.unfold();
    await expect(redMarcher.table.deployment.marches).toContainText('Command 3, 11 stands: left flank');
    for (const { table } of [...blues(everybody), spectator])
      await expect(table.deployment.strip).not.toContainText('left flank');
    note('blue marches');
    await blueMarcher.table.deployment.unfold();
    await expect(blueMarcher.table.deployment.marches).toContainText('Command 3, 12 stands: right flank');
    await blueMarcher.table.deployment.marches.getByRole('button', { name: 'Bring it in' }).click();
    await eventually(() => knownCommands(red, 'blue')).toEqual({ 1: 16, 2: 14, 3: 12 });
    for (const id of await red.table.placedStands('blue', 3))
      expect((await red.table.board.pose(id))[0], 'blue’s right flank is red’s left').toBeLessThan(3_000);
    await eventually(() => sealLine(red, 'Blue', 'Command 3, its march')).toBe(
      'Command 3, its march: right flank verified',
    );
  });

  await test.step('red had sealed the same edge: its march comes in beside it, on the base edge', async () => {
    await expect(redMarcher.table.deployment.marches).toContainText(
      'The enemy’s command 3 has come in along the edge that you sealed (left flank), so this one comes in beside it: left base.',
    );
    await blue.page.getByRole('button', { name: 'End the turn' }).click();
    note('red marches');
    await redMarcher.table.deployment.marches.getByRole('button', { name: 'Bring it in' }).click();
    for (const reader of [...blues(everybody), spectator])
      await eventually(() => knownCommands(reader, 'red')).toEqual({ 1: 17, 2: 14, 3: 11 });
    for (const id of await blue.table.placedStands('red', 3)) {
      const [x, y] = await blue.table.board.pose(id);
      expect(y, 'on the base edge').toBeLessThan(3_000);
      expect(x, 'in the zones to the left').toBeLessThan(36_000);
    }
    await expect(spectator.table.log).toContainText('sealed was left flank, which the enemy has taken');
    await eventually(() => sealLine(blue, 'Red', 'Command 3, its march')).toBe(
      'Command 3, its march: left flank verified',
    );
  });

  await test.step('what a command adds to its points opens with its first roll', async () => {
    await eventually(() => sealLine(blue, 'Red', 'Command 1, its command points')).toBe(
      'Command 1, its command points sealed',
    );
    note('dice');
    await red.table.show('Dice');
    await red.page.getByRole('button', { name: 'Command points 1', exact: true }).click();
    await red.page.getByRole('button', { name: 'Roll d6: Command points 1', exact: true }).click();
    await blue.table.show('Dice');
    await expect(blue.page.getByRole('region', { name: 'Last rolls' })).toContainText(
      /[2-7] command points \([1-6] \+ 1\)/,
    );
    await eventually(() => sealLine(blue, 'Red', 'Command 1, its command points')).toBe(
      'Command 1, its command points: +1 verified',
    );
  });

  await test.step('both captains end the game: every seal opens, and everybody’s browser verifies it', async () => {
    note('the end');
    await red.table.deployment.endGame();
    await blue.table.deployment.endGame();
    await allAreAt(everybody, 'The game has ended. Everything that was sealed is open.');
    for (const { table } of [red, blue, spectator]) {
      await table.deployment.putResultAway();
      await table.trust.open();
      for (const side of ['Red', 'Blue'] as const) await expect(table.trust.seal(side, 'verified')).toHaveCount(12);
    }
    const words = await red.table.trust.words.innerText();
    expect(words).toMatch(/^(\S+ ){7}\S+$/);
    await expect(blue.table.trust.words).toHaveText(words);
    await expect(spectator.table.trust.words).toHaveText(words);
  });

  const file = await test.step('the match file of anybody verifies', async () => {
    const whole = await spectator.table.trust.save('Everything');
    const parts = await Promise.all([
      red.table.trust.save('With my side’s secrets'),
      blue.table.trust.save('What everybody knows'),
    ]);
    const verdicts = await verdictsOn([whole, ...parts]);
    for (const verdict of verdicts)
      expect(verdict).toMatchObject({
        ok: true,
        isReplayed: true,
        faults: [],
        rolls: 2,
        seals: { sealed: 24, opened: 24 },
      });
    return whole;
  });

  await test.step('not a byte of a secret reached a stranger before its step', async () => {
    const match = JSON.parse(file.toString()) as OpenedMatch;
    expect(
      strangersToRed.tooEarly(match, 'red', {
        'step 7': ['marker.A', 'marker.B', 'marker.C', 'cmd.1.roster', 'cmd.2.roster'],
        'red marches': ['cmd.3.flank', 'cmd.3.roster'],
        dice: ['cmd.1.cp'],
        'the end': ['cmd.1.flank', 'cmd.2.flank', 'cmd.2.cp', 'cmd.3.cp'],
      }),
    ).toEqual([]);
    expect(
      strangersToBlue.tooEarly(match, 'blue', {
        'step 8': ['cmd.1.roster', 'cmd.2.roster'],
        'blue marches': ['cmd.3.flank', 'cmd.3.roster'],
        'the end': ['cmd.1.flank', 'cmd.2.flank', 'cmd.1.cp', 'cmd.2.cp', 'cmd.3.cp'],
      }),
    ).toEqual([]);
  });

  await test.step('a file in which any byte is another, or the same JSON written another way, does not', async () => {
    const forgeries = withBytesFlipped(file, howMany(40, 1000), 20_171_206);
    const flipped = await verdictsOn(forgeries.map((forgery) => forgery.file));
    expect(forgeries.filter((_, index) => flipped[index]?.ok !== false).map(({ at }) => at)).toEqual([]);
    const spelled = await verdictsOn(spelledOtherwise(file));
    expect(spelled.map(({ ok }) => ok)).toEqual(spelled.map(() => false));
  });
});
