import { msg } from '@vexillum/ui/words';
import type { Json } from '@vexillum/model';
import type { Flag, Overlay } from '@vexillum/rules-assist';
import { type FlagRuling, given, StoreController, type Toasts, VxElement } from '@vexillum/ui';
import type { FlagList } from '@vexillum/ui/flag-list';
import '@vexillum/ui/flag-list';
import { css, html, type PropertyValues } from 'lit';
import { nothingExtra } from '../view/board-moment.ts';
import { flagArgs } from '../../rules/flags/flag-args.ts';
import { leftoverOf, pastFlags } from './left-open.ts';
import { flagViews } from './flag-views.ts';
import type { Battle } from '../battle.ts';
import type { Actions } from '@vexillum/frame/table/actions';
import type { Overlays } from '../board/overlays.ts';
import type { ReadableAtom } from 'nanostores';
import type { Point } from '@vexillum/geometry';
import type { LabelView } from '@vexillum/canvas';
import type { OverlayView } from '../../board/index.ts';
import { cornersOfPiece } from '../hand/hand-world.ts';
import type { Snapshot } from '../../rules/index.ts';

/** The rules' remarks, and what can be done about them. Tells `look-at` with a point of the board. */
export class FlagPanel extends VxElement {
  static override properties = {
    battle: given,
    actions: given,
    overlays: given,
    $flags: given,
    toasts: given,
    shown: { state: true },
    opened: { state: true },
  };
  declare battle: Battle;
  declare actions: Actions;
  declare overlays: Overlays;
  declare $flags: ReadableAtom<readonly Flag[] | undefined>;
  declare toasts: Toasts;
  /** The flag that is drawn on the board. */
  declare shown: string | undefined;
  /** The flag whose details are read. */
  declare opened: string | undefined;
  readonly #snapshot = new StoreController<Snapshot>(this);
  readonly #flags = new StoreController<readonly Flag[] | undefined>(this);

  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
    }
  `;

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.hide();
  }

  /** Opens a flag and goes there with the keyboard. */
  open(id: string): void {
    this.opened = id;
    void this.updateComplete.then(() => this.renderRoot.querySelector<FlagList>('vx-flag-list')?.goTo(id));
  }

  /** Nothing of a flag lies on the board any more. */
  hide(): void {
    if (this.shown === undefined) return;
    this.shown = undefined;
    this.#draw();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (changed.has('battle')) {
      this.#snapshot.watch(this.battle.$snapshot);
      this.#flags.watch(this.$flags);
    }
    // What it is about may have moved, or it is gone.
    if (this.shown !== undefined) this.#draw();
  }

  #flagOf(id: string | undefined): Flag | undefined {
    if (id === undefined) return undefined;
    return [...(this.#flags.value ?? []), ...pastFlags(this.battle.snapshot)].find((flag) => flag.id === id);
  }

  #draw() {
    const flag = this.#flagOf(this.shown);
    if (!flag) this.shown = undefined;
    const { flag: _last, ...others } = this.overlays.$extra.get() ?? nothingExtra;
    // A flag whose moment is past is about no piece any more; where those are now is still worth a look.
    const about = flag && (leftoverOf(this.battle.snapshot, flag)?.about ?? flag.about);
    const drawn = flag && about && flagDrawing(this.battle, { ...flag, about });
    this.overlays.$extra.set(drawn ? { ...others, flag: drawn } : others);
    return drawn;
  }

  #show(id: string) {
    const isShown = this.shown === id;
    this.shown = isShown ? undefined : id;
    const drawn = this.#draw();
    if (drawn?.at) this.tell('look-at', drawn.at);
    else if (!isShown && drawn?.overlays.length === 0)
      this.toasts.add(msg('This is not about anything on the board.'), 'plain');
  }

  #fix(id: string) {
    const fix = this.#flagOf(id)?.fix;
    if (fix) void this.actions.act(fix.action, fix.args);
  }

  #act(name: string, id: string, more: { readonly [key: string]: Json } = {}) {
    const flag = this.#flagOf(id);
    if (flag) void this.actions.act(name, { ...flagArgs(flag), ...more });
  }

  #ask(id: string) {
    const isSecret = this.#flagOf(id)?.secretOf !== undefined;
    this.#act('ask-umpire', id, isSecret ? { isSecret } : {});
  }

  #rule({ id, verdict, scope, text }: FlagRuling) {
    const secretOf = this.#flagOf(id)?.secretOf;
    this.#act('rule-flag', id, { verdict, scope, text, ...(secretOf === undefined ? {} : { secretOf }) });
  }

  override render() {
    const flags = this.#flags.value;
    const on = (work: (id: string) => void) => (event: CustomEvent<{ id: string }>) => work(event.detail.id);
    return html`<vx-flag-list
      .flags=${flags && flagViews(this, flags)}
      .shown=${this.shown}
      .opened=${this.opened}
      @open-flag=${(event: CustomEvent<{ id: string | undefined }>) => {
        this.opened = event.detail.id;
        if (this.shown !== undefined && this.shown !== this.opened) this.hide();
      }}
      @show-flag=${on((id) => this.#show(id))}
      @fix-flag=${on((id) => this.#fix(id))}
      @agree-flag=${on((id) => this.#act('agree-flag', id))}
      @ask-umpire=${on((id) => this.#ask(id))}
      @rule-flag=${(event: CustomEvent<FlagRuling>) => this.#rule(event.detail)}
    ></vx-flag-list>`;
  }
}
customElements.define('vx-flag-panel', FlagPanel);

interface FlagDrawing {
  readonly overlays: readonly OverlayView[];
  readonly labels: readonly LabelView[];
  /** Where to look. */
  readonly at: Point | undefined;
}

const ROUND = 48;

const circle = (middle: Point, radius: number): Point[] =>
  Array.from({ length: ROUND }, (_, step) => {
    const turn = (2 * Math.PI * step) / ROUND;
    return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
  });

const viewOf = (overlay: Overlay, index: number): OverlayView => {
  const common = { id: `flag:${index}`, side: 'neutral' as const };
  switch (overlay.kind) {
    case 'line':
      return { ...common, kind: 'ruler', shapes: [[overlay.from, overlay.to]], isClosed: false };
    case 'area':
      return { ...common, kind: 'difficult', shapes: [overlay.points], isClosed: true };
    case 'ring':
      return { ...common, kind: 'group', shapes: [circle(overlay.middle, overlay.radius)], isClosed: true };
    default:
      return overlay satisfies never;
  }
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const lookAt = (outlines: readonly (readonly Point[])[], overlays: readonly OverlayView[]): Point | undefined => {
  const [first] = outlines.length > 0 ? outlines : overlays.flatMap(({ shapes }) => shapes);
  return first && first.length > 0 ? middleOf(first) : undefined;
};

/** What a flag draws on the board: brackets round its pieces, and what its rule has measured. */
const flagDrawing = (battle: Battle, flag: Flag): FlagDrawing => {
  const outlines = flag.about.flatMap((id) => {
    const corners = cornersOfPiece(battle, id);
    return corners ? [corners] : [];
  });
  const overlays = (flag.overlays ?? []).map(viewOf);
  const labels = (flag.overlays ?? []).flatMap((overlay, index): LabelView[] =>
    overlay.kind === 'line' && overlay.label !== undefined
      ? [
          {
            id: `flag:${index}`,
            at: middleOf([overlay.from, overlay.to]),
            text: overlay.label,
            tone: flag.weight === 'illegal' ? 'over' : 'near',
          },
        ]
      : [],
  );
  const pieces = outlines.map(
    (shape, index): OverlayView => ({
      id: `flag:piece:${index}`,
      kind: 'target',
      side: 'neutral',
      shapes: [shape],
      isClosed: true,
    }),
  );
  return { overlays: [...overlays, ...pieces], labels, at: lookAt(outlines, overlays) };
};
