import type { Shared } from '@vexillum/frame/share/share-dialog';
import { msg } from '@vexillum/ui/words';
import type { MapPack } from '../../rules/index.ts';
import { mapLink } from './map-link.ts';
import { saveMap } from './save-map.ts';

/** A map as it is passed on. */
export const sharedMap = (pack: MapPack): Shared => ({
  name: pack.name,
  link: {
    says: msg('The map is in the link itself. No server keeps it.'),
    label: msg('Link to the map'),
    make: () => mapLink(pack, window.location),
    tooLarge: msg('This map has too many corners for a link. Send it as a file.'),
  },
  file: { says: msg('It is brought in on the page of maps.'), save: () => saveMap(pack) },
});
