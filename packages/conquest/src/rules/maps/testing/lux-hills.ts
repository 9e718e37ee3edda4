const country = (id: number, adjoining: string, more = '') => `
    <country>${more}
      <id>${id}</id>
      <adjoining>${adjoining}</adjoining>
      <polygon>${id * 100},0 ${id * 100 + 100},0 ${id * 100 + 100},80 ${id * 100},80</polygon>
    </country>`;

/** A board of Lux as its editor writes one: four countries in a row, two continents. */
export const luxHills = `<?xml version="1.0" encoding="UTF-8"?>
<luxboard>
  <version>1.2</version>
  <width>400</width>
  <height>100</height>
  <title>Drei Hügel &amp; ein Tal</title>
  <author>Somebody</author>
  <theme>Castle</theme>
  <continent>
    <continentname>Hills</continentname>
    <bonus>2</bonus>
    <labellocation>5,5</labellocation>${country(0, '1', '<name>Hill</name><armylocation>40,70</armylocation>')}${country(1, '0,2', '<name>Hill</name>')}
  </continent>
  <continent>
    <continentname>Valley</continentname>
    <bonus>0</bonus>${country(2, '1, 3')}${country(3, '2', '<initialOwner>1</initialOwner>')}
  </continent>
  <line><position>1,1 2,2</position></line>
</luxboard>
`;
