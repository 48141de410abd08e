import { uploadFile } from '#data/pictures/files.ts';
import { pictureFiles } from '#domain/pictures/stored-file.ts';

export const picture = () => new Blob([new Uint8Array([82, 73, 70, 70])], { type: 'image/webp' });

/** Stores the three files of the picture at this path, as an upload does. */
export async function uploadWidths(path: string) {
  const names = pictureFiles(path);
  const upload = (name: string) => uploadFile(name, picture());
  const urls = [upload(names.w256), upload(names.w640), upload(names.w1280)] as const;
  const [w256, w640, w1280] = await Promise.all(urls);
  return {
    w256: { url: w256, width: 256, height: 171 },
    w640: { url: w640, width: 640, height: 427 },
    w1280: { url: w1280, width: 1280, height: 853 },
  };
}
