import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const CH=1500; const parts: Buffer[]=[];
for (const f of files){ const m=await sharp(f).metadata(); for(let y=0;y<m.height!;y+=CH){ if (y>CH*2) break; parts.push(await sharp(f).extract({left:0,top:y,width:m.width!,height:Math.min(CH,m.height!-y)}).png().toBuffer()); } }
await sharp({create:{width:400*parts.length,height:CH,channels:3,background:'#888'}}).composite(parts.map((i,n)=>({input:i,left:n*400,top:0}))).png().toFile(out!);
console.log(out, parts.length);
