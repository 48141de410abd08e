import { readFileSync } from 'node:fs';
import { midMonthBefore } from '../clock.ts';
import type { SeedDocument, SeedFile, SeedPart, StoredValue } from '../document.ts';
import { type ClinicPhoto, clinicPhotos } from './clinic-photos.ts';
import { drawings } from './drawings.ts';
import { photoFiles, type UrlOf } from './photo-files.ts';
import type { Pictures } from './pictures.ts';

type Stored = { document: SeedDocument; files: SeedFile[] };

type OtherFile = Pick<SeedFile, 'contentType' | 'bytes'> & {
  id: string;
  mediaType: 'document' | 'video';
  fileName: string;
  alt: string;
  caption: string;
};

const otherFiles: OtherFile[] = [
  {
    id: 'm29',
    mediaType: 'document',
    contentType: 'application/pdf',
    fileName: 'front-desk-checklist.pdf',
    alt: 'Front desk checklist',
    caption: 'For the front desk',
    bytes: textPdf('Front desk checklist', [
      'Open: lights, phones, request inbox.',
      'Call new requests first. The promise is 24 hours.',
      'Ask for the PIP claim number before the first visit.',
      'Severe pain, weakness or a head injury: 911 or an emergency room.',
      'Close: chairs for tomorrow, the door, the alarm.',
    ]),
  },
  {
    id: 'm30',
    mediaType: 'video',
    contentType: 'video/webm',
    fileName: 'walk-to-the-door.webm',
    alt: 'The way from the parking lot to the door',
    caption: 'For the website, once it has a voice',
    bytes: readFileSync(new URL('../art/walk-to-the-door.webm', import.meta.url)),
  },
];

const origin = { type: 'clinicPhoto', clinicId: 'sandy', uploadedBy: 'dana', isSample: true };

/** The clinic's media collection, newest first, one item for each month back from now. */
export function media(now: Date, pictures: Pictures, urlOf: UrlOf): SeedPart {
  const stored = [
    ...clinicPhotos.map((photo) => storedPhoto(photo, pictures, urlOf)),
    ...otherFiles.map((file) => storedFile(file, urlOf)),
  ];
  return {
    files: stored.flatMap(({ files }) => files),
    documents: stored.map(({ document: { path, data } }, index) => ({
      path,
      data: { ...data, createdAt: midMonthBefore(now, index + 1) },
    })),
  };
}

function storedPhoto(photo: ClinicPhoto, pictures: Pictures, urlOf: UrlOf): Stored {
  const { id, picture, alt = drawings[picture].alt } = photo;
  const { files, sizes, path, widest } = photoFiles(
    `clinic/${picture}-${id}`,
    pictures[picture],
    urlOf,
  );
  const address: Record<string, StoredValue> = photo.isOld
    ? { url: urlOf(path) }
    : {
        mediaType: 'image',
        mimeType: 'image/webp',
        downloadURL: urlOf(path),
        thumbnailURL: sizes.w640?.url ?? urlOf(path),
        variants: sizes,
        placeholder: pictures[picture].placeholder,
      };
  return {
    files: photo.filesAreGone ? [] : files,
    document: {
      path: `media/${id}`,
      data: {
        ...origin,
        ...address,
        ...(alt !== null && { alt }),
        fileName: `${picture}.webp`,
        fileSize: widest.bytes.length,
        storagePath: path,
        width: widest.width,
        height: widest.height,
        tags: photo.tags,
        caption: photo.caption,
        status: photo.status ?? 'published',
        visibility: photo.visibility ?? 'public',
      },
    },
  };
}

/** A file that is no picture is private to staff, and offered as a download. */
function storedFile({ id, contentType, bytes, ...file }: OtherFile, urlOf: UrlOf): Stored {
  const path = `clinic/${id}/${file.fileName}`;
  const contentDisposition = `attachment; filename="${file.fileName}"`;
  return {
    files: [{ path, contentType, contentDisposition, bytes }],
    document: {
      path: `media/${id}`,
      data: {
        ...origin,
        ...file,
        mimeType: contentType,
        fileSize: bytes.length,
        storagePath: path,
        downloadURL: urlOf(path),
        tags: [],
        status: 'published',
        visibility: 'private',
      },
    },
  };
}

/** A page of plain text as a PDF, for papers that visitors never see. Latin letters only. */
function textPdf(title: string, lines: string[]): Buffer {
  const text = (size: number, x: number, y: number, words: string) =>
    `BT /F1 ${size} Tf ${x} ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  const page = [
    text(20, 72, 700, title),
    ...lines.map((line, index) => text(12, 72, 660 - 24 * index, line)),
  ].join('\n');

  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
