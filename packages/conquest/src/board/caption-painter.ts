import {
  cssColor,
  drawn,
  isSameView,
  turnToReader,
  writeText,
  type Painter,
  type Palette,
  type PictureAtlas,
} from '@vexillum/canvas/layers';
import type { CaptionView } from './areas-view.ts';
import { captionFont, captionSize } from './caption-size.ts';
import { SizedPicture, type ScreenRecipe } from './sized-picture.ts';

/** In CSS pixels. What would be smaller is left away. */
const SMALLEST = 6.5;

const plate = (caption: CaptionView, scale: number, palette: Palette): ScreenRecipe => {
  const { text, color } = caption;
  const { width, height } = captionSize(caption, scale);
  const font = Math.round(captionFont(caption, scale));
  const rim = Math.max(1.5, font * 0.14);
  return {
    name: `caption ${text} ${color} ${font}`,
    reach: { left: width / 2 + 4, right: width / 2 + 4, top: height / 2 + 4, bottom: height / 2 + 5 },
    draw: (context) => {
      const box = (grow: number, down = 0) => {
        context.beginPath();
        context.roundRect(
          -width / 2 - grow,
          -height / 2 - grow + down,
          width + 2 * grow,
          height + 2 * grow,
          font * 0.36,
        );
      };
      context.fillStyle = 'rgb(0 0 0 / 28%)';
      box(1.5, 2);
      context.fill();
      context.fillStyle = cssColor(palette.plate);
      box(0);
      context.fill();
      context.strokeStyle = cssColor(color);
      context.lineWidth = rim;
      context.stroke();
      writeText(context, text, { font, color: palette.onPlate }, 0, 0);
    },
  };
};

/** Words on a plate on the board. */
export const captionPainter = (atlas: PictureAtlas, palette: Palette): Painter<CaptionView> => ({
  make: (caption) =>
    new SizedPicture(
      atlas,
      (scale) => captionFont(caption, scale),
      ({ scale }) => plate(caption, scale, palette),
    ),
  isMadeAlike: isSameView,
  place: (object, caption) => object.position.copyFrom(drawn(caption.at)),
  see: (object, caption, sight) => {
    (object as SizedPicture).see(sight);
    object.rotation = turnToReader(sight.quarters);
    object.visible = sight.areLabelsShown && caption.size * sight.scale >= SMALLEST;
  },
});
