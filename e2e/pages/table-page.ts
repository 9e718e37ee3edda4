import { expect, type Locator, type Page } from '@playwright/test';
import { eventually } from '../eventually.ts';
import { BoardPage } from './board-page.ts';
import { DeploymentPage } from './deployment-page.ts';
import { Fingers } from './fingers.ts';
import { OrdersPage } from './orders-page.ts';
import { StandNames } from './stand-names.ts';
import { TrustPage } from './trust-page.ts';

const tabs = [
  'Log',
  'Combat',
  'Wing',
  'Wings',
  'Flags',
  'Chat',
  'Dice',
  'Plan',
  'Armies',
  'Stands',
  'Troops',
  'Terrain',
] as const;
type Tab = (typeof tabs)[number];

/** A table as somebody who sits at it sees it. */
export class TablePage {
  readonly #page: Page;
  readonly board: BoardPage;
  readonly names: StandNames;
  readonly deployment: DeploymentPage;
  readonly orders: OrdersPage;
  readonly trust: TrustPage;
  /** "Live", "Reconnecting …", "Offline, 3 moves waiting". */
  readonly connection: Locator;
  readonly log: Locator;
  readonly chat: Locator;
  readonly selection: Locator;
  readonly toasts: Locator;
  readonly planPad: Locator;
  readonly planList: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.board = new BoardPage(page);
    this.names = new StandNames(this.board.element);
    this.deployment = new DeploymentPage(page);
    this.orders = new OrdersPage(page);
    this.trust = new TrustPage(page);
    this.connection = page.getByRole('status', { name: 'Connection' });
    this.log = page.getByRole('log', { name: 'Log' });
    this.chat = page.getByRole('log', { name: 'Chat' });
    this.selection = page.getByRole('region', { name: 'Selection' });
    this.toasts = page.getByRole('status', { name: 'Messages' });
    this.planPad = page.getByRole('textbox', { name: 'Plan of the team' });
    this.planList = page.getByRole('list', { name: 'Arrows and notes' });
  }

  /** The id of the table, from the address. */
  get id(): string {
    return /\/table\/([^/?]+)/.exec(this.#page.url())?.[1] ?? '';
  }

  get seat(): string {
    return new URL(this.#page.url()).searchParams.get('seat') ?? '';
  }

  async isReady(): Promise<void> {
    await this.board.isLaid();
    await expect(this.connection).toHaveText('Live');
  }

  async reload(): Promise<void> {
    await this.#page.reload();
    await this.isReady();
  }

  /** Nothing is selected, so that no knob lies over a stand. */
  async letGoOfAll(): Promise<void> {
    await this.board.surface.focus();
    for (let left = 0; left < 4 && (await this.board.selection()).length > 0; left += 1)
      await this.#page.keyboard.press('Escape');
  }

  /** All in one moment: a message also goes by itself, and one that has gone cannot be clicked. */
  async closeMessages(): Promise<void> {
    const dismiss = this.toasts.getByRole('button', { name: 'Dismiss' });
    await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(dismiss).toHaveCount(0);
  }

  /** The pointer rests on the name of the table: wherever else, it is on the board. */
  async pointAtNothing(): Promise<void> {
    await this.#page.mouse.move(70, 20);
  }

  /** Nothing is picked, no message is left, and nothing is pointed at. */
  async clearTheView(): Promise<void> {
    await this.closeMessages();
    await this.board.surface.focus();
    await this.#page.keyboard.press('Escape');
    await this.board.surface.blur();
    await this.pointAtNothing();
  }

  /** Presses what lies in the menu at the end of the head. */
  async fromMenu(name: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name: 'Menu', exact: true }).click();
    await this.#page.locator('vx-bar-menu').getByRole('button', { name }).click();
  }

  async #openView(): Promise<void> {
    const sign = this.#page.getByRole('button', { name: 'How to look at the board' });
    if ((await sign.getAttribute('aria-expanded')) !== 'true') await sign.click();
  }

  async show(tab: Tab): Promise<void> {
    // With something in the hand of a phone, the sheet's tabs are under it until the sheet is pulled up.
    const pull = this.#page.locator('button.handle[aria-expanded="false"]');
    if ((await pull.isVisible()) && (await this.hand.getByRole('button').first().isVisible())) await pull.click();
    await this.#page.getByRole('tab', { name: tab }).click();
  }

  // --- keys and fingers ---

  async fingers(): Promise<Fingers> {
    return Fingers.on(this.#page);
  }

  /** Presses Tab until the focus is there, as somebody without a mouse does. */
  async tabTo(target: Locator, { back = false }: { readonly back?: boolean } = {}): Promise<void> {
    const isThere = () =>
      target.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await this.#page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('sixty times Tab does not lead there');
  }

  /** The style of the outline round whatever has the focus. */
  async focusRing(): Promise<string> {
    return this.#page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element ? getComputedStyle(element).outlineStyle : 'none';
    });
  }

  /** Turns on or off what is laid over the board: "Command ranges". */
  async toggleOverlay(name: string): Promise<void> {
    const opener = this.#page.getByRole('button', { name: 'Ranges and zones' });
    if (!(await opener.isVisible())) await this.#openView();
    await opener.click();
    await this.#page.getByRole('menuitemcheckbox', { name }).click();
    await this.#page.keyboard.press('Escape');
    await expect(this.#page.getByRole('menuitemcheckbox', { name })).toBeHidden();
  }

  // --- people ---

  get people(): Locator {
    return this.#page.getByRole('region', { name: 'People at the table' });
  }

  async showPeople(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Seats' }).click();
    await expect(this.people).toBeVisible();
  }

  async closeDialog(): Promise<void> {
    // Most dialogs fetch their part of the program first: a key that comes before they are open closes nothing.
    await expect(this.#dialog).not.toHaveCount(0);
    await this.#page.keyboard.press('Escape');
    await expect(this.#dialog).toHaveCount(0);
  }

  // --- typed orders ---

  get orderLine(): Locator {
    return this.#page.getByRole('combobox', { name: 'Order', exact: true });
  }

  /** The line is put away until somebody asks for it. */
  async openOrders(): Promise<void> {
    if (await this.orderLine.isVisible()) return;
    await this.board.surface.focus();
    await this.#page.keyboard.press('/');
    await expect(this.orderLine).toBeFocused();
  }

  /** What became of the last typed order. */
  get orderAnswer(): Locator {
    return this.#page.locator('vx-order-bar .answer');
  }

  get orderOfBattle(): Locator {
    return this.#page.getByRole('region', { name: 'Order of battle' });
  }

  /** Types an order into the line as somebody without a mouse does, and reads what came of it. */
  async typeOrder(text: string, answer: RegExp): Promise<void> {
    await this.#enterOrder(text);
    await expect(this.orderLine, `“${text}” is done`).toHaveValue('');
    await expect(this.orderAnswer, text).toHaveText(answer);
  }

  /** Types an order that nobody can follow: it stays in the line, to be mended. */
  async typeWrongOrder(text: string, answer: RegExp): Promise<void> {
    await this.#enterOrder(text);
    await expect(this.orderAnswer, text).toHaveText(answer);
    await expect(this.orderLine).toHaveValue(text);
    await this.orderLine.fill('');
  }

  async #enterOrder(text: string): Promise<void> {
    await this.openOrders();
    await this.orderLine.focus();
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Enter');
  }

  // --- armies and troops ---

  reserve(side: 'Red' | 'Blue'): Locator {
    return this.#page.getByRole('region', { name: `${side} reserve` });
  }

  /** What an open dialog holds lies in its element, not inside the native dialog of its shadow. */
  get #dialog(): Locator {
    return this.#page.locator('wa-dialog[open]:defined');
  }

  /** Opens the dialog and takes an army that this browser keeps, or a sample. */
  async bringArmy(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Bring an army' }).first().click();
    await this.#dialog.getByRole('button', { name: `Bring ${name}`, exact: true }).click();
    await expect(this.toasts).toContainText(name);
  }

  get bringProblem(): Locator {
    return this.#dialog.getByRole('alert');
  }

  /** Opens the dialog where it is not open yet, and chooses a file with this text. */
  async tryToBringFile(name: string, text: string): Promise<void> {
    const file = this.#page.getByLabel('Army file', { exact: true });
    if (!(await file.isVisible())) await this.#page.getByRole('button', { name: 'Bring an army' }).first().click();
    await file.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  /** Lays a whole command out in the own deployment band. */
  async placeCommand(command: 1 | 2 | 3): Promise<void> {
    const button = this.#page.getByRole('button', { name: `Place all: Command ${command}` });
    await button.click();
    await expect(button).toBeHidden();
  }

  /** Stands of the own side that are on the board, command by command. */
  async placedStands(side: 'red' | 'blue', command?: 1 | 2 | 3): Promise<string[]> {
    const stands = await this.board.stands();
    return stands
      .filter(
        (stand) =>
          stand.side === side && stand.place === 'board' && (command === undefined || stand.command === command),
      )
      .map(({ id }) => id)
      .sort();
  }

  /** Takes stands of one kind out of the own reserve and puts them on the board, at a point in MU. */
  async dragFromTray(
    kind: string,
    to: readonly [number, number],
    { all = false }: { readonly all?: boolean } = {},
  ): Promise<void> {
    const box = await this.#page.getByRole('button', { name: new RegExp(`^Place one: \\d+ × ${kind}$`) }).boundingBox();
    if (!box) throw new Error(`no ${kind} in the tray`);
    if (all) await this.#page.keyboard.down('Shift');
    const end = await this.board.screenPoint(...to);
    await this.board.drag({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, end);
    await this.board.letGo();
    if (all) await this.#page.keyboard.up('Shift');
  }

  // --- moving ---

  /** What the selected stands could do, and the move in the making. */
  get hand(): Locator {
    return this.#page.locator('vx-hand-bar');
  }

  /** Carries a stand so many MU to the right and towards blue, and puts it down. */
  async dragStand(id: string, right: number, forward: number): Promise<void> {
    const before = await this.board.pose(id);
    await this.letGoOfAll();
    // In the middle of the view no card lies on it.
    await this.board.lookAtStand(id);
    // Alone: whatever else is selected would come along.
    await this.board.clickStand(id);
    await this.board.carry(id, right, forward);
    await this.board.letGo();
    await eventually(() => this.board.pose(id), `${id} has moved`).not.toEqual(before);
  }

  async undo(): Promise<void> {
    // Exact: the line of the log has a button of its own, which says what it takes back.
    await this.#page.getByRole('button', { name: 'Undo', exact: true }).click();
  }

  // --- talking ---

  async say(text: string, to: 'table' | 'team' = 'table'): Promise<void> {
    await this.show('Chat');
    const audience = this.#page.getByRole('radio', { name: to === 'table' ? 'To the table' : 'To my team' });
    if (to === 'team' || (await audience.isVisible())) await audience.check();
    await this.#page.getByRole('textbox', { name: 'Message' }).fill(text);
    await this.#page.getByRole('button', { name: 'Send' }).click();
    await expect(this.chat).toContainText(text);
  }

  // --- terrain ---

  /** Every type that the terrain palette offers. */
  async terrainTypes(): Promise<string[]> {
    const buttons = this.#page.getByRole('region', { name: 'Terrain', exact: true }).getByRole('button');
    await expect(buttons.first()).toBeVisible();
    return buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  }

  async layTerrain(type: string): Promise<void> {
    await this.#page
      .getByRole('region', { name: 'Terrain', exact: true })
      .getByRole('button', { name: type, exact: true })
      .click();
  }

  async turnSelection(way: 'left' | 'right'): Promise<void> {
    await this.selection.getByRole('button', { name: `Turn ${way}` }).click();
  }

  /** One MU more or less, whichever its kind allows; false where it allows neither. */
  async resizeSelection(): Promise<boolean> {
    const steppers = this.selection.getByRole('group', { name: /in MU$/ });
    await expect(steppers).toHaveCount(2);
    const possible = steppers.locator('button:enabled');
    if ((await possible.count()) === 0) return false;
    await possible.first().click();
    return true;
  }

  async sizesOf(ids: readonly string[]): Promise<(readonly [number, number])[]> {
    const terrain = await this.board.terrain();
    return terrain.filter(({ id }) => ids.includes(id)).map(({ size }) => size);
  }

  async removeSelection(): Promise<void> {
    await this.selection.getByRole('button', { name: 'Remove' }).click();
  }

  // --- the plan ---

  async drawArrow(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.#page.getByRole('button', { name: 'Draw an arrow' }).click();
    await this.board.drag(await this.board.screenPoint(...from), await this.board.screenPoint(...to));
    await this.board.letGo();
  }

  async pinNote(at: readonly [number, number], text: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pin a note' }).click();
    await this.board.clickAt(...at);
    await this.#page.getByRole('textbox', { name: 'Note' }).fill(text);
    await this.#page.getByRole('button', { name: 'Pin', exact: true }).click();
  }
}
