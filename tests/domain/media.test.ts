import { describe, expect, it } from 'vitest';
import {
  mediaFileError,
  mediaTypeOf,
  mimeTypeOf,
  storedType,
} from '#domain/pictures/media-file.ts';
import { isExpired, isShown, mediaItemFrom, mediaTags } from '#domain/pictures/media-item.ts';
import {
  nameInUrl,
  pictureFiles,
  renditionName,
  savedExtension,
  storedName,
} from '#domain/pictures/stored-file.ts';
import { postsShowing } from '#domain/posts/picture-use.ts';
import { postFrom } from '#domain/posts/post.ts';

const megabyte = 1024 * 1024;
const file = (type: string, size = 1000, name = 'file') => ({ name, type, size });

describe('A-MEDIA-15 allowed files', () => {
  it.each([
    ['image/jpeg', 'image'],
    ['image/heic', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg', 'audio'],
    ['application/pdf', 'document'],
    ['application/msword', 'document'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
    ['application/vnd.ms-excel', 'document'],
    ['application/vnd.ms-powerpoint', 'document'],
    ['application/zip', 'document'],
    ['application/dicom', 'document'],
    ['application/epub+zip', 'document'],
    ['application/vnd.apple.pages', 'document'],
    ['application/x-iwork-numbers-sffnumbers', 'document'],
    ['text/plain', 'document'],
    ['text/csv', 'document'],
  ])('%s is accepted as %s', (type, mediaType) => {
    expect(mediaTypeOf(type)).toBe(mediaType);
    expect(mediaFileError(file(type))).toBeNull();
  });

  it.each([
    'text/html',
    'text/javascript',
    'application/x-msdownload',
    'application/x-sh',
    'application/vnd.microsoft.portable-executable',
    'application/xhtml+xml',
    'application/octet-stream',
  ])('A-MEDIA-16 %s is refused', (type) => {
    expect(mediaFileError(file(type))).toBe(`File type ${type} is not supported`);
  });

  it('names the type as unknown when there is none', () => {
    expect(mediaFileError(file(''))).toBe('File type unknown is not supported');
    expect(mimeTypeOf(file('', 1, 'IMG_1.HEIC'))).toBe('image/heic');
  });

  const bytes = (text: string) => Uint8Array.from(text, (each) => each.charCodeAt(0));

  it.each([
    ['Scan.PDF', '', '', 'application/pdf'],
    ['scan', '', '%PDF-1.7', 'application/pdf'],
    ['scan', 'application/octet-stream', '%PDF-1.7', 'application/pdf'],
    ['scan', 'binary/octet-stream', '%PDF-1.7', 'application/pdf'],
    ['scan', 'application/x-download', '%PDF-1.7', 'application/pdf'],
    ['scan.pdf', 'text/pdf', '%PDF-1.7', 'application/pdf'],
    ['scan.pdf', 'application/x-pdf', '', 'application/pdf'],
    ['letter.rtf', 'text/rtf', '', 'application/rtf'],
    ['letter.rtf', 'TEXT/RTF; charset=utf-8', '', 'application/rtf'],
    ['list.csv', 'application/csv', '', 'text/csv'],
    ['notes.txt', '', 'Bring', 'text/plain'],
    [
      'intake.docx',
      '',
      'PK\u0003\u0004',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['Exercises.pages', '', 'PK\u0003\u0004', 'application/vnd.apple.pages'],
    ['knee.dcm', '', '', 'application/dicom'],
    ['IM-0001', '', `${'\0'.repeat(128)}DICM`, 'application/dicom'],
    ['lobby.webp', '', '', 'image/webp'],
    ['lobby', '', 'RIFF1234WEBPVP8 ', 'image/webp'],
    ['IMG_1.HEIC', 'application/octet-stream', '', 'image/heic'],
    ['IMG_1.HEIC', '', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['walk', '', '\0\0\0\u0014ftypqt  ', 'video/quicktime'],
    ['walk', '', '\0\0\0\u0018ftypmp42', 'video/mp4'],
    ['walk.mkv', '', '', 'video/x-matroska'],
    ['voice', '', '\0\0\0\u0018ftypM4A ', 'audio/mp4'],
    ['voice', '', 'ID3\u0003', 'audio/mpeg'],
    ['voice', '', '#!AMR\n', 'audio/amr'],
    ['voice', '', '\u00ff\u00f1', 'audio/aac'],
    ['voice', '', 'FORM1234AIFF', 'audio/aiff'],
    ['Voice.WMA', '', '', 'audio/x-ms-wma'],
    ['walk.wmv', '', '', 'video/x-ms-wmv'],
    ['walk', '', '0&\u00b2u', 'video/x-ms-wmv'],
    ['walk', '', '\0\0\u0001\u00ba', 'video/mpeg'],
    ['walk.MTS', '', '', 'video/mp2t'],
    ['walk.ogv', '', '', 'video/ogg'],
    ['scan', '', '\u00ef\u00bb\u00bf\r\n%PDF-1.4', 'application/pdf'],
    ['scan.pdf', 'text/x-pdf', '', 'application/pdf'],
    ['scan.pdf', '*/*', '', 'application/pdf'],
    ['list.csv', 'text/x-csv', '', 'text/csv'],
    ['plan.xlsm', '', '', 'application/vnd.ms-excel.sheet.macroenabled.12'],
    ['letter.msg', '', '', 'application/vnd.ms-outlook'],
    ['logo.svg', 'text/xml', '<svg', 'image/svg+xml'],
    ['logo.svg', 'application/xml', '<?xml', 'image/svg+xml'],
    ['logo.svg', 'image/svg', '<svg', 'image/svg+xml'],
    ['logo.svgz', 'application/x-gzip', '\u001f\u008b', 'image/svg+xml'],
    ['IMG_1.jpg', 'image/*', '', 'image/jpeg'],
    ['IMG_1.jpg', 'unknown/unknown', '', 'image/jpeg'],
    ['IMG_1.txt', 'text/plain', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
    ['scan.pdf', 'application/x-force-download', '%PDF-1.7', 'application/pdf'],
    ['scan.pdf', 'content/unknown', '', 'application/pdf'],
    ['scan.pdf', 'application/octetstream', '', 'application/pdf'],
    ['scan.pdf', 'application/acrobat', '', 'application/pdf'],
    ['scan.pdf', 'application/save', '%PDF-1.7', 'application/pdf'],
    ['scan', 'text/plain', '%PDF-1.7', 'application/pdf'],
    ['scan.pdf (1)', '', '', 'application/pdf'],
    ['voice.ogg', 'application/ogg', 'OggS', 'audio/ogg'],
    ['walk.mp4', 'application/mp4', '\0\0\0\u0018ftypisom', 'video/mp4'],
    ['walk', '', '\0\0\0\bmoov', 'video/quicktime'],
    ['letter.txt', 'text/plain', 'The free visit', 'text/plain'],
    ['letter.txt', 'text/plain', 'MZ Olsen', 'text/plain'],
    ['flyer.pub', '', '', 'application/x-mspublisher'],
    ['scan.xps', '', 'PK\u0003\u0004', 'application/vnd.ms-xpsdocument'],
  ])('B18 %s of the type %j that begins with %j is %s', (name, type, head, mimeType) => {
    const chosen = { name, type, size: 1000 };
    expect(mimeTypeOf(chosen, bytes(head))).toBe(mimeType);
    expect(mediaFileError(chosen, { head: bytes(head) })).toBeNull();
  });

  it.each([
    ['a.pdf', '', 'MZ\u0090\0', 'unknown'],
    ['a.pdf', 'application/octet-stream', '\u007fELF', 'application/octet-stream'],
    ['a.txt', '', '#!/bin/sh', 'unknown'],
    ['tool.exe', '', '', 'unknown'],
    ['page.html', '', '<!doctype html>', 'unknown'],
    ['page.svg', 'text/html', '<!doctype html>', 'text/html'],
    ['list.xml', 'text/xml', '<?xml', 'text/xml'],
    ['a.pdf', 'application/pdf', 'MZ\u0090\0', 'application/pdf'],
    ['a.bat', 'application/bat', '@echo off', 'application/bat'],
    ['a.deb', 'application/vnd.debian.binary-package', '', 'application/vnd.debian.binary-package'],
    ['visit.ics', 'text/calendar', 'BEGIN:VCALENDAR', 'text/calendar'],
  ])('A-MEDIA-16 %s of the type %j that begins with %j is refused', (name, type, head, said) => {
    expect(mediaFileError({ name, type, size: 1000 }, { head: bytes(head) })).toBe(
      `File type ${said} is not supported`,
    );
  });

  it('an unusual type is stored as bytes of an unknown kind, which no browser opens', () => {
    expect(storedType('application/pdf')).toBe('application/pdf');
    expect(storedType('video/quicktime')).toBe('video/quicktime');
    for (const type of ['application/vnd.apple.pages', 'application/xml', 'video/svg+xml']) {
      expect(storedType(type), type).toBe('application/octet-stream');
    }
  });

  it('a file of 0 bytes is refused for that reason', () => {
    const empty = 'This file is empty (0 bytes). Please choose another one.';
    expect(mediaFileError(file('application/pdf', 0))).toBe(empty);
    expect(mediaFileError(file('image/png', 0))).toBe(empty);
    expect(mediaFileError(file('', 0))).toBe(empty);
  });

  it('a large picture may be made to fit, a film may not', () => {
    expect(mediaFileError(file('image/jpeg', 26 * megabyte), { shrinks: true })).toBeNull();
    expect(mediaFileError(file('video/mp4', 26 * megabyte), { shrinks: true })).not.toBeNull();
  });

  it.each([
    ['A-MEDIA-17', 'video/mp4', 25],
    ['A-MEDIA-18', 'image/png', 10],
    ['A-MEDIA-18', 'application/pdf', 10],
  ])('%s %s may have %i MB', (_, type, limit) => {
    expect(mediaFileError(file(type, limit * megabyte))).toBeNull();
    expect(mediaFileError(file(type, limit * megabyte + 1))).toBe(
      `File must be less than ${limit}MB`,
    );
  });
});

it.each([
  ['Intake form.PDF', 'pdf'],
  ['walk.mp4', 'mp4'],
  ['Exercises.pages', 'pages'],
  ['knee.dcm', 'dcm'],
  ['clinic/lobby-1.webp', 'webp'],
  ['Scan.pdf (1)', 'pdf'],
  ['report.pdf.exe', 'bin'],
  ['pdf', 'bin'],
  ['page.html', 'bin'],
  ['notes', 'bin'],
  ['notes.', 'bin'],
  ['', 'bin'],
])('%j is stored with the extension %s', (name, extension) => {
  expect(savedExtension(name)).toBe(extension);
});

describe('an item as stored', () => {
  it('A-MEDIA-21 has an alt text by its kind', () => {
    expect(mediaItemFrom('m', { mediaType: 'video' }).alt).toBe('Clinic video');
    expect(mediaItemFrom('m', {}).alt).toBe('Clinic image');
  });

  it('A-MEDIA-14 can have the eight tags', () => {
    expect(mediaTags).toEqual([
      'Reception',
      'Treatment Room',
      'Rehab',
      'Staff',
      'Exterior',
      'Equipment',
      'Waiting Room',
      'Office',
    ]);
  });

  it('is shown when it is published, public and not in the trash', () => {
    const shown = mediaItemFrom('m', { status: 'published', visibility: 'public' });
    expect(isShown(shown)).toBe(true);
    expect(isShown({ ...shown, status: 'draft' })).toBe(false);
    expect(isShown({ ...shown, visibility: 'private' })).toBe(false);
    expect(isShown({ ...shown, trashedAt: new Date() })).toBe(false);
  });

  it('keeps its status in the trash, and expires after thirty days', () => {
    const at = new Date('2026-10-01T12:00:00Z');
    const item = mediaItemFrom('m', { trash: { at, status: 'published' }, status: 'draft' });
    expect(item).toMatchObject({ trashedAt: at, statusBefore: 'published' });
    expect(isExpired(item, new Date('2026-10-31T12:00:00Z'))).toBe(false);
    expect(isExpired(item, new Date('2026-10-31T12:00:01Z'))).toBe(true);
    expect(isExpired(mediaItemFrom('m', {}), new Date('2036-01-01'))).toBe(false);
  });
});

describe('A-UPLOAD-02 names in the bucket', () => {
  const at = new Date(1_795_000_000_000);

  it.each([
    ['Front Desk (1).JPG', 'clinic/front-desk-1-1795000000000.webp'],
    ['Café.png', 'clinic/cafe-1795000000000.webp'],
    ['../../etc/passwd', 'clinic/file-1795000000000.webp'],
    ['日本.heic', 'clinic/file-1795000000000.webp'],
    ['.htaccess', 'clinic/file-1795000000000.webp'],
  ])('%s becomes %s', (fileName, name) => {
    expect(storedName('clinic', fileName, 'webp', at)).toBe(name);
    expect(name).toMatch(/^[A-Za-z-]+\/([a-z0-9-]+\/)?[a-z0-9-]+[.][a-z0-9]{2,5}$/);
  });

  it('have a maximum length', () => {
    expect(storedName('clinic', `${'a'.repeat(500)}.jpg`, 'webp', at)).toHaveLength(86);
  });

  it('of renditions follow from the name of the picture', () => {
    expect(renditionName('clinic/a-1.webp', 256)).toBe('clinic/a-1/w256.webp');
    expect(pictureFiles('clinic/a-1.webp')).toEqual({
      w256: 'clinic/a-1/w256.webp',
      w640: 'clinic/a-1/w640.webp',
      w1280: 'clinic/a-1.webp',
    });
    expect(pictureFiles('clinic/lobby-m1/w640.webp')).toEqual({
      w256: 'clinic/lobby-m1/w256.webp',
      w640: 'clinic/lobby-m1/w640.webp',
      w1280: 'clinic/lobby-m1/w1280.webp',
    });
  });

  it.each([
    [
      'https://firebasestorage.googleapis.com/v0/b/clinic.appspot.com/o/staff%2Fa-1.webp?alt=media&token=t',
      'staff/a-1.webp',
    ],
    ['http://127.0.0.1:9199/v0/b/demo/o/logos%2Fmark%2Fw640.webp', 'logos/mark/w640.webp'],
    ['https://photos.example/staff/a-1.webp', null],
    ['https://firebasestorage.googleapis.com/v0/b/demo/o/staff%2', null],
    ['', null],
  ])('are read from a download URL: %s', (url, name) => {
    expect(nameInUrl(url)).toBe(name);
  });
});

it('finds the articles that show a picture', () => {
  const cover = postFrom('cover', { coverImageUrl: 'https://a.example/1' });
  const text = postFrom('text', { content: 'See ![it](https://a.example/2).' });
  const none = postFrom('none', { content: 'Words.' });
  const all = [cover, text, none];
  expect(postsShowing(all, ['https://a.example/1', 'https://a.example/2'])).toEqual([cover, text]);
  expect(postsShowing(all, ['', ''])).toEqual([]);
});
