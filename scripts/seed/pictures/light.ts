/** The drawings show evening light. These colour maps repaint sky, mountains and meadows. */

export const sunrise = {
  '#BFDAE0': '#F3B79A',
  '#E8F0EE': '#FBD9BE',
  '#FBE0CC': '#FCE3A8',
  '#F9D9C3': '#FBE3A6',
  '#E9B79D': '#F0A97C',
  '#BBA39C': '#B98D8B',
  '#8FA5A2': '#93909B',
  '#8FB391': '#B5BB83',
  '#5C8F74': '#869B66',
};

export const noon = {
  '#BFDAE0': '#7DB9D0',
  '#E8F0EE': '#B4D9E4',
  '#FBE0CC': '#E4F1F1',
  '#F9D9C3': '#E9E4D8',
  '#E9B79D': '#C3BBAC',
  '#BBA39C': '#9FAE9F',
  '#8FA5A2': '#84A88A',
  '#8FB391': '#93C47F',
  '#5C8F74': '#64A05F',
};

export const night = {
  '#BFDAE0': '#0C2A34',
  '#BFD9E0': '#0C2A34',
  '#E8F0EE': '#1B4A58',
  '#EAF0EC': '#1B4A58',
  '#FDF0E6': '#235A68',
  '#FBE0CC': '#2F6877',
  '#F9D9C3': '#A9CBD2',
  '#E9B79D': '#7BA3B0',
  '#EBB496': '#7BA3B0',
  '#BBA39C': '#4E7C8C',
  '#C2A29A': '#4E7C8C',
  '#8FA5A2': '#2F5D6C',
  '#4B7788': '#143D4A',
  '#86A9A8': '#1F5060',
  '#6E8A97': '#2C5663',
  '#BBD0D5': '#5C8B9A',
  '#FFF7F1': '#DFECED',
  '#D3E4EA': '#86AEB9',
  '#8FB391': '#2B5B58',
  '#5C8F74': '#1C463F',
  // No sun on the floor.
  '#FFF7EA': '#CFAE82',
};

/** Outdoors, lawn, walls and trees darken as well, and the windows stay warm. */
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
