declare module 'edmonds-blossom-fixed' {
  /** The heaviest matching of a graph: by vertex the one it is matched with, -1 where it is alone. Vertices from 0; weights are integers. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    isAsManyAsPossible?: boolean,
  ): readonly number[];
}
