/** The drawings show evening light. These colour maps repaint sky, mountains and meadows. */

/** The colour of the drawing, at night, at sunrise and at noon; one that is missing stays. */
const rows = `
  #BFDAE0 #0C2A34 #F3B79A #7DB9D0
  #E8F0EE #1B4A58 #FBD9BE #B4D9E4
  #FBE0CC #2F6877 #FCE3A8 #E4F1F1
  #F9D9C3 #A9CBD2 #FBE3A6 #E9E4D8
  #E9B79D #7BA3B0 #F0A97C #C3BBAC
  #BBA39C #4E7C8C #B98D8B #9FAE9F
  #8FA5A2 #2F5D6C #93909B #84A88A
  #8FB391 #2B5B58 #B5BB83 #93C47F
  #5C8F74 #1C463F #869B66 #64A05F
  #BFD9E0 #0C2A34
  #EAF0EC #1B4A58
  #FDF0E6 #235A68
  #EBB496 #7BA3B0
  #C2A29A #4E7C8C
  #4B7788 #143D4A
  #86A9A8 #1F5060
  #6E8A97 #2C5663
  #BBD0D5 #5C8B9A
  #FFF7F1 #DFECED
  #D3E4EA #86AEB9
  #FFF7EA #CFAE82
`;

const colours = (rows: string, column: number): Record<string, string> =>
  Object.fromEntries(
    rows.split('\n').flatMap((row) => {
      const cells = row.trim().split(' ');
      return cells[column] ? [[cells[0], cells[column]]] : [];
    }),
  );

export const night = colours(rows, 1);
export const sunrise = colours(rows, 2);
export const noon = colours(rows, 3);

export const nightOutside = {
  ...night,
  '#7E9F97': '#264F57',
  '#6E9A7E': '#20484A',
  '#7FA97F': '#2A5A52',
  '#6A9A74': '#1F4A45',
  '#E9E3D6': '#8C97A0',
  '#D8D0BF': '#75828D',
  '#CFC6B4': '#66747F',
  '#F3EEE4': '#8FA0A9',
  '#E8DFCF': '#7F929C',
  '#C79A69': '#8A6A4E',
  '#9C7248': '#6A4F3A',
  '#D8C8AC': '#6F7A80',
  '#BCA986': '#5D686E',
  '#D7E7E8': '#FBE3A6',
  '#FBE6CF': '#FBD67E',
  '#EDBE76': '#7E6F52',
  '#EBB768': '#75674C',
  '#D9944A': '#5F553F',
  '#C77F3C': '#54492F',
};
