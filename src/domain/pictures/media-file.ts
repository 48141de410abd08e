/** The files that the media library accepts. */
import type { MediaType } from './media-item.ts';
import { imageTypeOf } from './picture-type.ts';

export const megabyte = 1024 * 1024;

/** Largest file of each kind, in megabytes. */
export function mostMegabytes(mediaType: MediaType): number {
  return mediaType === 'video' ? 25 : 10;
}

/** Largest width or height, in pixels. */
export const mostMediaSide = 6000;

/** What a program or a page calls itself. Any other `application/…` is a paper of some kind. */
const programTypes =
  /^application\/((x-)?(msdownload|dosexec|(ms)?dos-program|dos-exe|(win)?exe|ms-installer|msi|msix|appx|ms-shortcut|bat|cmd|powershell|sh|csh|shellscript|wsf|executable|elf|mach-binary|sharedlib|apple-diskimage|java-archive|java-applet|httpd-php|php|perl|python(-code)?|rpm|hta|(java|ecma)script|shockwave-flash|chrome-extension|xpinstall)|vnd\.(microsoft\.portable-executable|android\.package-archive|debian\.binary-package|adobe\.flash\.movie)|wasm|xhtml\+xml)$/;

/** null for a refused type. */
export function mediaTypeOf(mimeType: string): MediaType | null {
  const [, kind] = /^(image|video|audio|application)\/[a-z0-9.+-]+$/.exec(mimeType) ?? [];
  if (mimeType === 'text/plain' || mimeType === 'text/csv') return 'document';
  if (kind !== 'application') return (kind as MediaType | undefined) ?? null;
  return programTypes.test(mimeType) || saysNothing(mimeType) ? null : 'document';
}

/** Of files in the bucket whose kind isn't known. */
const unknownType = 'application/octet-stream';

/** Of files whose kind the system doesn't know, or that a server calls a download. */
const namesNothing =
  /^(application|binary|content|file|unknown)\/((x-)?(octet[-_]?stream|(force-?)?download|unknown[a-z-]*|unspecified)|application)$/;

/** Whether it names no kind of file, or is no type at all. */
export function saysNothing(mimeType: string): boolean {
  return namesNothing.test(mimeType) || !/^[a-z]+\/[a-z0-9]/.test(mimeType);
}

/** Other names that systems use. */
const otherNames: Record<string, string> = {
  'image/apng': 'image/png',
  'image/bitmap': 'image/bmp',
  'image/jfif': 'image/jpeg',
  'image/jpe': 'image/jpeg',
  'image/pipeg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/tif': 'image/tiff',
  'image/ms-bmp': 'image/bmp',
  'image/windows-bmp': 'image/bmp',
  'image/vnd.mozilla.apng': 'image/png',
  'image/x-bitmap': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-windows-bmp': 'image/bmp',
  'image/x-png': 'image/png',
  'image/x-tif': 'image/tiff',
  'image/x-win-bitmap': 'image/bmp',
  'image/x-tiff': 'image/tiff',
  'application/csv': 'text/csv',
  'application/x-csv': 'text/csv',
  'application/x-pdf': 'application/pdf',
  'application/acrobat': 'application/pdf',
  'application/vnd.pdf': 'application/pdf',
  'application/x-rtf': 'application/rtf',
  'image/svg': 'image/svg+xml',
  'text/x-csv': 'text/csv',
  'text/x-pdf': 'application/pdf',
  'text/pdf': 'application/pdf',
  'text/comma-separated-values': 'text/csv',
  'text/rtf': 'application/rtf',
  'text/richtext': 'application/rtf',
};

/** What some systems call a drawing, zipped or not: its name tells. */
export const drawingTypes = /^(text\/(xml|plain)|application\/(xml|(x-)?gzip))$/;

const office = 'application/vnd.openxmlformats-officedocument';

const typesByExtension: Record<string, string> = {
  apng: 'image/png',
  avif: 'image/avif',
  bmp: 'image/bmp',
  dib: 'image/bmp',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  // Of cameras
  hif: 'image/heif',
  jfi: 'image/jpeg',
  jif: 'image/jpeg',
  pjp: 'image/jpeg',
  pjpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  jpe: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  svgz: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
  '3g2': 'video/3gpp2',
  '3gp': 'video/3gpp',
  avi: 'video/x-msvideo',
  flv: 'video/x-flv',
  m2ts: 'video/mp2t',
  m4v: 'video/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  mpeg: 'video/mpeg',
  mpg: 'video/mpeg',
  mts: 'video/mp2t',
  ogv: 'video/ogg',
  webm: 'video/webm',
  wmv: 'video/x-ms-wmv',
  aac: 'audio/aac',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  amr: 'audio/amr',
  caf: 'audio/x-caf',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  m4r: 'audio/mp4',
  mp3: 'audio/mpeg',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  wma: 'audio/x-ms-wma',
  '7z': 'application/x-7z-compressed',
  csv: 'text/csv',
  dcm: 'application/dicom',
  doc: 'application/msword',
  dot: 'application/msword',
  docm: 'application/vnd.ms-word.document.macroenabled.12',
  docx: `${office}.wordprocessingml.document`,
  dotx: `${office}.wordprocessingml.template`,
  eps: 'application/postscript',
  epub: 'application/epub+zip',
  gz: 'application/gzip',
  json: 'application/json',
  key: 'application/vnd.apple.keynote',
  msg: 'application/vnd.ms-outlook',
  numbers: 'application/vnd.apple.numbers',
  odg: 'application/vnd.oasis.opendocument.graphics',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  oxps: 'application/oxps',
  pages: 'application/vnd.apple.pages',
  pdf: 'application/pdf',
  pps: 'application/vnd.ms-powerpoint',
  ppsx: `${office}.presentationml.slideshow`,
  ppt: 'application/vnd.ms-powerpoint',
  pptm: 'application/vnd.ms-powerpoint.presentation.macroenabled.12',
  pptx: `${office}.presentationml.presentation`,
  pub: 'application/x-mspublisher',
  rar: 'application/vnd.rar',
  rtf: 'application/rtf',
  tar: 'application/x-tar',
  tgz: 'application/gzip',
  txt: 'text/plain',
  vsdx: 'application/vnd.ms-visio.drawing',
  wps: 'application/vnd.ms-works',
  xls: 'application/vnd.ms-excel',
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
  xlsx: `${office}.spreadsheetml.sheet`,
  xlt: 'application/vnd.ms-excel',
  xltx: `${office}.spreadsheetml.template`,
  xps: 'application/vnd.ms-xpsdocument',
  zip: 'application/zip',
};

/** By the first bytes, one character each. */
const signatures: [RegExp, string][] = [
  [/^(\xef\xbb\xbf)?\s*%PDF-/, 'application/pdf'],
  [/^\{\\rtf/, 'application/rtf'],
  [/^[\s\S]{128}DICM/, 'application/dicom'],
  [/^[\s\S]{4}ftypqt/, 'video/quicktime'],
  [/^[\s\S]{4}ftypM4[AB]/, 'audio/mp4'],
  [/^[\s\S]{4}ftyp3g/, 'video/3gpp'],
  [/^[\s\S]{4}ftyp/, 'video/mp4'],
  [/^\0[\s\S]{3}(moov|mdat|wide|free|skip)/, 'video/quicktime'],
  [/^[\s\S]E\xdf\xa3/, 'video/webm'],
  [/^RIFF[\s\S]{4}AVI /, 'video/x-msvideo'],
  [/^RIFF[\s\S]{4}WAVE/, 'audio/wav'],
  [/^OggS/, 'audio/ogg'],
  [/^fLaC/, 'audio/flac'],
  [/^0&\xb2u/, 'video/x-ms-wmv'],
  [/^\0\0[\s\S]\xba/, 'video/mpeg'],
  [/^FORM[\s\S]{4}AIF[FC]/, 'audio/aiff'],
  [/^#!AMR/, 'audio/amr'],
  [/^\xff[\xf1\xf9]/, 'audio/aac'],
  [/^(ID3|\xff[\xfb\xf3\xf2])/, 'audio/mpeg'],
];

/** Windows, Linux and macOS programs, and scripts: no name makes them a paper. */
const programStart = /^(MZ[\s\S]\0|\x7fELF|#!(?!AMR)|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe)/;

/** Bytes that tell the type of a file. */
export const headBytes = 4096;

const isProgram = (head: Uint8Array = new Uint8Array()) =>
  programStart.test(String.fromCharCode(...head.subarray(0, 8)));

/** 'jpg' of 'photo.JPG', 'photo.jpg (1)', 'photo.jpg_large' and 'photo.jpg?w=900'; '' without one. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]+)(?:[^a-z0-9.][^.]*)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/**
 * The type that the system reports, by its usual name. Where it reports none, or one that says nothing, the first
 * bytes tell, then the name. A picture is one under any type, and so is a paper or a recording that is taken for another.
 * '' if nothing does.
 */
export function mimeTypeOf(
  { name, type }: { name: string; type: string },
  head: Uint8Array = new Uint8Array(),
): string {
  const [typed = ''] = type.toLowerCase().split(';');
  const reported = typed
    .trim()
    .replace(/^application\/(?:x-)?(?=(jpe?g|png|gif|bmp|tiff?|svg)\b)/, 'image/');
  const usual = otherNames[reported] ?? reported;
  const extension = extensionOf(name);
  const start = String.fromCharCode(...head.subarray(0, 132));
  const picture = usual.startsWith('image/') && !saysNothing(usual) ? null : imageTypeOf(head);
  if (picture) return `image/${picture}`;
  if (/^svgz?$/.test(extension) && drawingTypes.test(usual)) return 'image/svg+xml';
  const isSaid = !saysNothing(usual);
  if (isProgram(head) || (isSaid && /^(image|video|audio)\//.test(usual))) return usual;
  const [, bySignature] = signatures.find(([signature]) => signature.test(start)) ?? [];
  return bySignature ?? (isSaid ? usual : (typesByExtension[extension] ?? usual));
}

export const emptyFile = 'This file is empty (0 bytes). Please choose another one.';

type Options = {
  head?: Uint8Array;
  /** A picture that is too large is made to fit. */
  shrinks?: boolean;
};

/** The error in a chosen file, ready to show; null for a file to try. */
export function mediaFileError(
  file: { name: string; type: string; size: number },
  { head, shrinks = false }: Options = {},
): string | null {
  if (file.size === 0) return emptyFile;
  const type = mimeTypeOf(file, head);
  const mediaType = isProgram(head) ? null : mediaTypeOf(type);
  if (!mediaType) return `File type ${type || 'unknown'} is not supported`;
  const most = mostMegabytes(mediaType);
  if (file.size <= most * megabyte || (shrinks && mediaType === 'image')) return null;
  return `File must be less than ${most}MB`;
}

/** Types that storage.rules accept as they are; other papers are stored as bytes of an unknown kind. */
const storedTypes =
  /^((video|audio)\/[a-z0-9.-]+|text\/(plain|csv)|application\/(pdf|msword|rtf|json|zip|x-zip-compressed|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-officedocument\.[a-z.]+|vnd\.oasis\.opendocument\.[a-z]+))$/;

/** The type that a recording or paper has in the bucket. */
export function storedType(mimeType: string): string {
  return storedTypes.test(mimeType) ? mimeType : unknownType;
}
