// sheet.mts OUT cols height files...
import sharp from 'sharp';
const [out, cols, h, ...files] = process.argv.slice(2);
const H=Number(h), C=Number(cols);
const imgs = await Promise.all(files.map(async f => { const b = await sharp(f).resize({height:H, fit:'inside'}).png().toBuffer({resolveWithObject:true}); return b; }));
const W = Math.max(...imgs.map(i=>i.info.width))+8;
const rows=Math.ceil(imgs.length/C);
await sharp({create:{width:W*C,height:(H+8)*rows,channels:3,background:'#888'}}).composite(imgs.map((i,n)=>({input:i.data,left:(n%C)*W,top:Math.floor(n/C)*(H+8)}))).png().toFile(out!);
