import { expect, type Locator, type Page } from '@playwright/test';

type Command = 1 | 2 | 3;

/** The order of deployment, as the strip above the board leads through it. */
export class DeploymentPage {
  readonly #page: Page;
  readonly strip: Locator;
  /** Which step it is and whose turn; pressed, it folds the rest away. */
  readonly headline: Locator;
  /** Flank marches of the own side that wait off the table. */
  readonly marches: Locator;
  /** The umpire's name and what they see, for everybody. */
  readonly banner: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.strip = page.getByRole('region', { name: 'Order of deployment' });
    this.headline = this.strip.getByRole('button', {
      name: /^(Before it begins|Step \d+ of|The battle is on|The game has ended)/,
    });
    this.marches = this.strip.getByRole('region', { name: 'Flank marches' });
    this.banner = page.locator('vx-umpire-banner');
  }

  /** Everybody is led by the same line: "Step 3 of 10: Camps (Red)". */
  async isAt(line: string): Promise<void> {
    await expect(this.headline).toHaveText(line);
  }

  async unfold(): Promise<void> {
    await this.#fold('true');
  }

  async fold(): Promise<void> {
    await this.#fold('false');
  }

  async #fold(isExpanded: 'true' | 'false'): Promise<void> {
    if ((await this.headline.getAttribute('aria-expanded')) !== isExpanded) await this.headline.click();
    await expect(this.headline).toHaveAttribute('aria-expanded', isExpanded);
  }

  /** A button of the strip: "Place your camp". */
  deed(name: string | RegExp): Locator {
    return this.strip.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  async does(name: string): Promise<void> {
    await this.deed(name).click();
  }

  /** Says that the own side is done with the step. */
  async finish(): Promise<void> {
    await this.does('Done with this step');
  }

  /** A captain says, or agrees, who has the advantage. */
  async sayAdvantage(side: 'Red' | 'Blue'): Promise<void> {
    await this.strip.getByRole('button', { name: new RegExp(`^(Agree: )?${side} has the advantage$`) }).click();
  }

  // --- the umpire ---

  async acceptUmpire(name: string): Promise<void> {
    await this.banner.getByRole('button', { name: 'Accept the umpire' }).click();
    await this.banner
      .getByRole('alertdialog')
      .getByRole('button', { name: `Accept ${name}` })
      .click();
  }

  /** The umpire looks at the table as somebody else sees it. */
  async seeAs(whose: 'Both sides' | 'Red' | 'Blue' | 'Spectator'): Promise<void> {
    const views = this.banner.getByRole('group', { name: 'See the table as' });
    await views.getByRole('button', { name: whose, exact: true }).click();
  }

  /** The umpire goes a step back or on, and tells the table why. */
  async stepTo(which: 'Step back' | 'Next step', reason: string): Promise<void> {
    await this.strip.getByRole('textbox', { name: 'Reason' }).fill(reason);
    await this.does(which);
  }

  // --- markers ---

  /** Where the draft has a command's marker, in MU from the own left. */
  markerPlace(command: Command): Locator {
    return this.strip.getByLabel(`Marker of command ${command}, MU from your left`);
  }

  async placeMarker(command: Command, fromLeft: number): Promise<void> {
    const place = this.markerPlace(command);
    await place.fill(String(fromLeft));
    await place.press('Enter');
  }

  /** Drags it from the tray to a point of the window. */
  async dragMarker(command: Command, to: { readonly x: number; readonly y: number }): Promise<void> {
    const from = await this.deed(`Marker of command ${command}`).boundingBox();
    if (!from) throw new Error(`no marker of command ${command}`);
    await this.#page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y, { steps: 6 });
    await this.#page.mouse.up();
  }

  async sealMarkers(): Promise<void> {
    await this.does('Place and seal the markers');
    await this.strip.getByRole('alertdialog').getByRole('button', { name: 'Seal them' }).click();
  }

  // --- the end ---

  /** The last screen has come, and is put away for the table under it. */
  async putResultAway(): Promise<void> {
    await this.#page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).first().click();
  }

  async endGame(): Promise<void> {
    await this.unfold();
    await this.does('End the game');
    await this.strip.getByRole('alertdialog').getByRole('button', { name: 'End the game' }).click();
  }
}
