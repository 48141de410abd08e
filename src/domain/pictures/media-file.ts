/** The files that the media library accepts. */
import type { MediaType } from './media-item.ts';
import { imageTypeOf } from './picture-type.ts';

export const megabyte = 1024 * 1024;

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

/** groups: the names of each type, with blanks between. */
function typesByName(groups: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([type, names]) => names.split(' ').map((name) => [name, type])),
  );
}

/** By the other names that systems use. */
const usualNames = typesByName({
  'image/png': 'image/apng image/vnd.mozilla.apng image/x-png',
  'image/bmp':
    'image/bitmap image/ms-bmp image/windows-bmp image/x-bitmap image/x-bmp image/x-ms-bmp image/x-windows-bmp image/x-win-bitmap',
  'image/jpeg': 'image/jfif image/jpe image/pipeg image/pjpeg',
  'image/tiff': 'image/tif image/x-tif image/x-tiff',
  'text/csv': 'application/csv application/x-csv text/x-csv text/comma-separated-values',
  'application/pdf':
    'application/x-pdf application/acrobat application/vnd.pdf text/x-pdf text/pdf',
  'application/rtf': 'application/x-rtf text/rtf text/richtext',
  'image/svg+xml': 'image/svg',
});

/** What some systems call a drawing, zipped or not: its name tells. */
export const drawingTypes = /^(text\/(xml|plain)|application\/(xml|(x-)?gzip))$/;

const office = 'application/vnd.openxmlformats-officedocument';

const typesByExtension = typesByName({
  'image/png': 'apng png',
  'image/avif': 'avif',
  'image/bmp': 'bmp dib',
  'image/gif': 'gif',
  'image/heic': 'heic',
  'image/heif': 'heif hif',
  'image/jpeg': 'jfi jif pjp pjpeg jfif jpe jpeg jpg',
  'image/svg+xml': 'svg svgz',
  'image/tiff': 'tif tiff',
  'image/webp': 'webp',
  'video/3gpp2': '3g2',
  'video/3gpp': '3gp',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
  'video/mp2t': 'm2ts mts',
  'video/mp4': 'm4v mp4',
  'video/x-matroska': 'mkv',
  'video/quicktime': 'mov',
  'video/mpeg': 'mpeg mpg',
  'video/ogg': 'ogv',
  'video/webm': 'webm',
  'video/x-ms-wmv': 'wmv',
  'audio/aac': 'aac',
  'audio/aiff': 'aif aiff',
  'audio/amr': 'amr',
  'audio/x-caf': 'caf',
  'audio/flac': 'flac',
  'audio/mp4': 'm4a m4b m4r',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'oga ogg opus',
  'audio/wav': 'wav',
  'audio/x-ms-wma': 'wma',
  'application/x-7z-compressed': '7z',
  'text/csv': 'csv',
  'application/dicom': 'dcm',
  'application/msword': 'doc dot',
  'application/vnd.ms-word.document.macroenabled.12': 'docm',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.wordprocessingml.template`]: 'dotx',
  'application/postscript': 'eps',
  'application/epub+zip': 'epub',
  'application/gzip': 'gz tgz',
  'application/json': 'json',
  'application/vnd.apple.keynote': 'key',
  'application/vnd.ms-outlook': 'msg',
  'application/vnd.apple.numbers': 'numbers',
  'application/vnd.oasis.opendocument.graphics': 'odg',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/oxps': 'oxps',
  'application/vnd.apple.pages': 'pages',
  'application/pdf': 'pdf',
  'application/vnd.ms-powerpoint': 'pps ppt',
  [`${office}.presentationml.slideshow`]: 'ppsx',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'pptm',
  [`${office}.presentationml.presentation`]: 'pptx',
  'application/x-mspublisher': 'pub',
  'application/vnd.rar': 'rar',
  'application/rtf': 'rtf',
  'application/x-tar': 'tar',
  'text/plain': 'txt',
  'application/vnd.ms-visio.drawing': 'vsdx',
  'application/vnd.ms-works': 'wps',
  'application/vnd.ms-excel': 'xls xlt',
  'application/vnd.ms-excel.sheet.binary.macroenabled.12': 'xlsb',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'xlsm',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.spreadsheetml.template`]: 'xltx',
  'application/vnd.ms-xpsdocument': 'xps',
  'application/zip': 'zip',
});

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
  const usual = usualNames.get(reported) ?? reported;
  const extension = extensionOf(name);
  const start = String.fromCharCode(...head.subarray(0, 132));
  const picture = usual.startsWith('image/') && !saysNothing(usual) ? null : imageTypeOf(head);
  if (picture) return `image/${picture}`;
  if (/^svgz?$/.test(extension) && drawingTypes.test(usual)) return 'image/svg+xml';
  const isSaid = !saysNothing(usual);
  if (isProgram(head) || (isSaid && /^(image|video|audio)\//.test(usual))) return usual;
  const [, bySignature] = signatures.find(([signature]) => signature.test(start)) ?? [];
  return bySignature ?? (isSaid ? usual : (typesByExtension.get(extension) ?? usual));
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
