import {
  drawn,
  isSameView,
  turnToReader,
  type Painter,
  type Palette,
  type PictureAtlas,
} from '@vexillum/canvas/layers';
import type { NameView } from './areas-view.ts';
import { SizedPicture, type ScreenRecipe } from './sized-picture.ts';
import { NAME, namePicture } from './token-pictures.ts';
import type { TokenRooms } from './token-rooms.ts';

/** As a token's name, with its middle at the origin. */
const bareName = (text: string, palette: Palette): ScreenRecipe => {
  const { name, reach, draw } = namePicture(text, palette);
  const half = NAME.height / 2;
  return {
    name: `bare ${name}`,
    reach: { ...reach, top: reach.top + half, bottom: reach.bottom - half },
    draw: (context) => {
      context.translate(0, -half);
      draw(context);
    },
  };
};

/** Names on land where nothing stands, wherever a miniature would have room. */
export const namePainter = (atlas: PictureAtlas, palette: Palette, rooms: TokenRooms): Painter<NameView> => ({
  make: ({ text }) =>
    new SizedPicture(
      atlas,
      () => 1,
      () => bareName(text, palette),
    ),
  isMadeAlike: isSameView,
  place: (object, { at }) => object.position.copyFrom(drawn(at)),
  see: (object, _name, sight) => {
    (object as SizedPicture).see(sight);
    object.rotation = turnToReader(sight.quarters);
    object.visible = sight.areLabelsShown && rooms.sizeAt(sight.scale).hasFigure;
  },
});
