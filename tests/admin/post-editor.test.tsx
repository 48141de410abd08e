import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from '#admin/shared/pictures/upload-picture.ts';
import { noteServerTime } from '#data/server-clock.ts';
import { libraryImageFrom } from '#domain/pictures/library-image.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { fakeUploadPicture, uploaded } from './fake-uploads.ts';
import { post } from './post-fixtures.ts';

const tab = '/admin/dashboard/blog-posts';
const denied = Object.assign(new Error('denied'), { code: 'permission-denied' });

/** Unsaved articles that this browser keeps. */
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('post-copy:'));

beforeEach(() => {
  fakeUploadPicture();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  backend.posts = [post()];
});

const neck = () => backend.posts.find(({ id }) => id === 'neck');
const newPost = () => backend.posts.find(({ id }) => id !== 'neck');

async function open(path: string) {
  const router = openRoute(path);
  await screen.findByLabelText('Title');
  return router;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** Waits until the form has rendered the value. */
const shows = (label: string, value: string) =>
  waitFor(() => expect(field(label)).toHaveValue(value));
const alertText = async () => (await screen.findByRole('alert')).textContent;

function fillAll() {
  fill('Title', "What's new & good");
  fill('Summary', 'In short.');
  fill('Content', 'At length.');
}

describe('the form', () => {
  it('A-FORM-01 A-FORM-02 A-FORM-03 A-FORM-04 A-FORM-05 A-FORM-06 A-FORM-16 A-FORM-24 has its fields, for a draft', async () => {
    await open('/admin/posts/new');
    for (const label of ['Title', 'Slug', 'Summary', 'Content'])
      expect(field(label)).toBeRequired();
    expect(field('Summary')).toHaveAttribute('rows', '3');
    expect(field('Content')).toHaveAttribute('rows', '12');
    expect(screen.getByText('Markdown or HTML')).toBeVisible();
    expect(field('Hero image URL (optional)')).toHaveAttribute('type', 'url');
    expect(screen.getByText('Public address: /blog/{slug}')).toBeVisible();
    expect(screen.getByText('Required. JPEG, PNG or WebP, under 5MB.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Draft' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('A-BLOG-12 A-FORM-25 comes filled with the stored post, and switches its status', async () => {
    backend.posts = [post({ published: true })];
    await open(`${tab}/neck`);
    expect(field('Title')).toHaveValue('Neck pain after a crash');
    expect(field('Slug')).toHaveValue('neck-pain');
    expect(field('Summary')).toHaveValue('What usually helps.');
    expect(field('Content')).toHaveValue('Keep moving.');
    await press('Published');
    expect(await screen.findByRole('button', { name: 'Draft' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('A-FORM-08 says that the post does not exist', async () => {
    openRoute('/admin/posts/gone');
    expect(await screen.findByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Posts' })).toHaveAttribute(
      'href',
      '/admin/posts',
    );
  });

  it('A-POSTS-06 shows no form when the post cannot be read, because a save would overwrite it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.failOnce('getPost');
    openRoute('/admin/posts/neck');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Title')).toHaveValue('Neck pain after a crash');
  });

  it('counts words and shows the article, the search result and the card', async () => {
    window.innerWidth = 1440;
    await open('/admin/posts/new');
    fillAll();
    fill('Content', '## Day one\n\nKeep **moving**.');
    expect(await screen.findByText('4 words, 1 min read')).toBeVisible();
    const preview = within(screen.getByRole('region', { name: 'Live preview' }));
    expect(await preview.findByRole('heading', { name: 'Day one' })).toBeVisible();
    expect(await preview.findByText('moving')).toBeVisible();
    const sharing = within(screen.getByRole('region', { name: 'In search and when shared' }));
    expect(await sharing.findByText('clinic.example › blog › what-s-new-good')).toBeVisible();
    expect(await sharing.findByText(/What's new & good \|/)).toBeVisible();
  });

  it('names the pictures that visitors will not see', async () => {
    await open('/admin/posts/new');
    const foreign = 'https://images.example/road.webp';
    const hint = () => document.getElementById('heroUrl-hint');
    expect(hint()).not.toHaveTextContent('Visitors');
    fill('Hero image URL (optional)', foreign);
    await waitFor(() => expect(hint()).toHaveTextContent('Visitors won’t see this one'));
    fill('Content', `![A road](${foreign})`);
    await press('Preview');
    expect(await screen.findByText(/Visitors will not see 1 picture in this text/)).toBeVisible();
  });

  it('inserts Markdown by button and by key', async () => {
    await open('/admin/posts/new');
    const content = field('Content');
    await press('Bold');
    await shows('Content', '**bold text**');
    expect(content).toHaveFocus();
    content.setSelectionRange(0, 0);
    await userEvent.keyboard('{Control>}i{/Control}');
    await shows('Content', '_italic text_**bold text**');
    screen.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Image' })).toHaveFocus();
  });
});

describe('words and preview', () => {
  const preview = () => screen.queryByRole('region', { name: 'Live preview' });
  const divider = () => screen.getByRole('separator', { name: 'Width of the words' });

  beforeEach(async () => {
    window.innerWidth = 1440;
    await open(`${tab}/neck`);
    await press('Both');
  });

  it('are side by side or alone, and this browser keeps the choice', async () => {
    const content = field('Content');
    expect(await within(preview() as HTMLElement).findByText('Keep moving.')).toBeVisible();
    await press('Words');
    expect(preview()).toBeNull();
    expect(content).toBeVisible();
    await press('Preview');
    expect(preview()).toBeVisible();
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryByRole('separator')).toBeNull();
    expect(localStorage.getItem('editorView')).toBe('preview');
    // One textarea for all views: another would begin without the undo history.
    await press('Both');
    expect(field('Content')).toBe(content);
    expect(await axe()).toEqual([]);
  });

  it('share the width as the divider says, by key and by double click', async () => {
    const share = () => divider().getAttribute('aria-valuenow');
    fireEvent.doubleClick(divider());
    expect(share()).toBe('50');
    divider().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(share()).toBe('45');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(share()).toBe('30');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(share()).toBe('65');
    expect(localStorage.getItem('editorSplit')).toBe('65');
    fireEvent.doubleClick(divider());
    expect(share()).toBe('50');
  });

  it('give way to the words when a link leads there', async () => {
    fill('Content', ' ');
    await press('Preview');
    await press('Publish');
    await follow('Content is required');
    expect(field('Content')).toHaveFocus();
    expect(await screen.findByRole('toolbar')).toBeVisible();
  });

  it('go back and forth in the browser’s own history of the words', async () => {
    const commands: unknown[] = [];
    document.execCommand = (command) => {
      commands.push([command, document.activeElement]);
      return true;
    };
    await press('Undo');
    await press('Redo');
    Reflect.deleteProperty(document, 'execCommand');
    const content = field('Content');
    expect(commands).toEqual([
      ['undo', content],
      ['redo', content],
    ]);
  });
});

describe('before publishing', () => {
  const list = () => screen.getByRole('region', { name: 'Before you publish' });
  const missing = () =>
    within(list())
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it('a list names what is missing, and leads there', async () => {
    await open('/admin/posts/new');
    expect(missing()).toEqual([
      'Title and slug missing',
      'Summary missing',
      'Content missing',
      'Cover with alt text missing',
    ]);
    await press('Summary missing');
    expect(field('Summary')).toHaveFocus();
    fillAll();
    await waitFor(() => expect(missing()).toEqual(['Cover with alt text missing']));
    expect(screen.getByText('You can publish without the rest.')).toBeVisible();
    await press('Cover with alt text missing');
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
    expect(await axe()).toEqual([]);
  });

  it('the list finds pictures without alt text and pictures of other websites', async () => {
    await open(`${tab}/neck`);
    fill(
      'Content',
      'Words ![what the image shows](/a.webp) ![A road](https://images.example/b.webp)',
    );
    await press('Alt text for pictures in the content missing');
    const selected = () => {
      const { value, selectionStart, selectionEnd } = field('Content');
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    };
    expect(field('Content')).toHaveFocus();
    expect(selected()).toContain('what the image shows');
    await press('No pictures from other websites missing');
    expect(selected()).toContain('images.example');
    // It warns only.
    await press('Publish');
    expect(await screen.findByText('Blog post updated successfully!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Before you publish' })).toBeNull();
  });
});

describe('the slug', () => {
  it.each([
    ['A-FORM-18', `${tab}/new`, 'whats-new-good'],
    ['A-FORM-10', '/admin/posts/new', 'what-s-new-good'],
  ])('%s A-FORM-09 follows the title until it is edited by hand', async (_, path, slug) => {
    await open(path);
    fill('Title', "What's new & good");
    await shows('Slug', slug);
    expect(await screen.findByText(`Public address: /blog/${slug}`)).toBeVisible();
    fill('Slug', 'My Own!');
    fireEvent.blur(field('Slug'));
    await shows('Slug', 'my-own');
    fill('Title', 'Something else');
    await screen.findByText(/^Something else \|/);
    expect(field('Slug')).toHaveValue('my-own');
    fill('Slug', '');
    fill('Title', 'Back again');
    await shows('Slug', 'back-again');
  });

  it.each([`${tab}/new`, '/admin/posts/new'])(
    'B21 of a title in another script is the article’s own, at %s',
    async (path) => {
      await open(path);
      fill('Title', 'Боль в шее');
      await screen.findByText(/^Public address: \/blog\/article-[a-z0-9]{8}$/);
      fill('Title', 'Боль: neck');
      await shows('Slug', 'neck');
    },
  );

  it('A-FORM-19 of a stored post stays when the title changes', async () => {
    await open(`${tab}/neck`);
    fill('Title', 'Another title');
    await screen.findByText(/^Another title \|/);
    expect(field('Slug')).toHaveValue('neck-pain');
  });

  it.each([
    ['A-FORM-20', `${tab}/new`, 'This slug is already in use. Please choose a different one.'],
    [
      'A-FORM-21',
      `${tab}/neck`,
      'This slug is already in use by another post. Please choose a different one.',
    ],
  ])('%s in use is refused, and the typed text stays', async (_, path, text) => {
    const others = ['whats-new-good', 'neck-pain'].map((slug) => post({ id: slug, slug }));
    backend.posts = [post(), ...others];
    await open(path);
    fillAll();
    await press('Save draft');
    expect(await alertText()).toContain(text);
    expect(field('Slug')).toBeInvalid();
    expect(field('Content')).toHaveValue('At length.');
  });
});

describe('saving', () => {
  it('of a new post keeps its editor when the post cannot be read back', async () => {
    await open(`${tab}/new`);
    fillAll();
    backend.fail('getPost');
    await press('Save draft');
    expect(await screen.findByText('Blog post created successfully!')).toBeVisible();
    fill('Summary', 'Typed on.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit post' })).toBeVisible());
    expect(field('Summary')).toHaveValue('Typed on.');
  });

  it('says when it was saved by the clinic’s time on a computer whose clock is days off', async () => {
    const time = new Date().toISOString();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) - 3 * 86_400_000 });
    noteServerTime(time);
    await open(`${tab}/neck`);
    fill('Title', 'Neck pain');
    await press('Save draft');
    expect(await screen.findByText('Last saved just now')).toBeVisible();
  });

  it('of a new post does not interrupt typing while its address changes', async () => {
    const router = await open(`${tab}/new`);
    fillAll();
    const read = backend.hold('getPost');
    await press('Save draft');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    fill('Summary', 'In short, and more.');
    read.release();
    await waitFor(() => expect(router.state.location.pathname).toBe(`${tab}/${newPost()?.id}`));
    expect(field('Summary')).toHaveValue('In short, and more.');
    // Leaving still asks about the unsaved text.
    await userEvent.click(screen.getAllByRole('link', { name: 'Blog Posts' })[0] as HTMLElement);
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it.each([
    ['A-FORM-28', tab, 'Blog post created successfully!'],
    ['A-FORM-12', '/admin/posts', 'Post saved successfully!'],
  ])('%s creates a post and stays with it', async (_, list, text) => {
    const router = await open(`${list}/new`);
    fillAll();
    await press('Save draft');
    expect(await screen.findByText(text)).toBeVisible();
    expect(backend.posts).toHaveLength(2);
    expect(newPost()).toMatchObject({ title: "What's new & good", published: false });
    expect(backend.calls('savePost')).toHaveLength(1);
    const id = newPost()?.id ?? '';
    await waitFor(() => expect(router.state.location.pathname).toBe(`${list}/${id}`));
    await waitFor(() => expect(backend.calls('getPost')).toContainEqual([id]));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit post' })).toBeVisible());
  });

  it.each([
    ['A-FORM-29', tab, 'Blog post updated successfully!'],
    ['A-FORM-12', '/admin/posts', 'Post saved successfully!'],
  ])('%s changes a post', async (_, list, text) => {
    await open(`${list}/neck`);
    fill('Summary', 'New words.');
    await press('Publish');
    expect(await screen.findByText(text)).toBeVisible();
    const saved = { summary: 'New words.', slug: 'neck-pain', published: true };
    expect(backend.posts).toMatchObject([{ id: 'neck', ...saved }]);
    const [, , base] = backend.calls('savePost').at(-1) ?? [];
    expect(base).toMatchObject({ summary: 'What usually helps.', published: false });
    expect(await screen.findByRole('button', { name: 'Published' })).toBeVisible();
    expect(await screen.findByText('Last saved just now')).toBeVisible();
  });

  it('saves on Ctrl-S and on ⌘-S', async () => {
    await open(`${tab}/neck`);
    fill('Summary', 'Once');
    field('Summary').focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText('Blog post updated successfully!');
    fill('Summary', 'Twice');
    await userEvent.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(backend.calls('savePost')).toHaveLength(2));
  });

  it('A-FORM-11 asks for title and slug', async () => {
    await open('/admin/posts/new');
    fill('Summary', 'In short.');
    fill('Content', 'At length.');
    await press('Save draft');
    expect(await alertText()).toContain('Title and slug are required');
    expect(backend.calls('savePost')).toEqual([]);
    expect(field('Content')).toHaveValue('At length.');
  });

  it('A-FORM-17 does not save while summary or content is empty', async () => {
    await open(`${tab}/new`);
    fill('Title', 'A title');
    await press('Publish');
    const text = await alertText();
    expect(text).toContain('Summary is required');
    expect(text).toContain('Content is required');
    expect(backend.calls('savePost')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Draft' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it.each([
    [
      'A-ERR-05 A-ERR-08',
      `${tab}/new`,
      'Failed to create blog post',
      'Failed to save blog post. Please try again.',
    ],
    [
      'A-ERR-06 A-ERR-08',
      `${tab}/neck`,
      'Failed to update blog post',
      'Failed to save blog post. Please try again.',
    ],
    [
      'A-FORM-13 A-FORM-14',
      '/admin/posts/neck',
      'Error saving post. Please try again.',
      'Failed to save post',
    ],
  ])('%s that fails loses nothing', async (_, path, alert, toast) => {
    backend.failOnce('savePost');
    await open(path);
    fillAll();
    await press('Publish');
    const form = await screen.findByText(alert);
    expect(form.closest('[role=alert]')).toHaveFocus();
    expect(await screen.findByText(toast)).toBeVisible();
    expect(field('Content')).toHaveValue('At length.');
    await press('Publish');
    expect(await screen.findByText(/successfully!/)).toBeVisible();
    expect(screen.queryByText(alert)).toBeNull();
  });

  it('says what to do when the session has ended', async () => {
    backend.fail('savePost', denied);
    await open(`${tab}/neck`);
    fillAll();
    // The session ends without a call of its listener; only the next read shows it.
    backend.answer('reloadSession', async () => null);
    await press('Save draft');
    expect(
      await screen.findByText(/^You are signed out. Sign in again in a new tab/),
    ).toBeVisible();
    expect(field('Content')).toHaveValue('At length.');
  });

  it('creates a post deleted elsewhere again, on a second save', async () => {
    await open(`${tab}/neck`);
    fillAll();
    backend.posts = [];
    await press('Save draft');
    expect(await alertText()).toContain('has been deleted elsewhere');
    await press('Save draft');
    expect(await screen.findByText('Blog post created successfully!')).toBeVisible();
    expect(neck()).toBeUndefined();
    expect(backend.posts).toMatchObject([{ title: "What's new & good" }]);
  });
});

describe('a conflict', () => {
  const theirs = post({ summary: 'Their words.' });

  beforeEach(async () => {
    await open(`${tab}/neck`);
    fill('Summary', 'My words.');
    backend.posts = [theirs];
    await press('Save draft');
    expect(await alertText()).toContain('This post was changed elsewhere');
    expect(field('Summary')).toHaveValue('My words.');
  });

  it('Keep mine replaces theirs', async () => {
    await press('Keep mine');
    expect(await screen.findByText('Blog post updated successfully!')).toBeVisible();
    expect(neck()).toMatchObject({ summary: 'My words.' });
    const [, , base] = backend.calls('savePost').at(-1) ?? [];
    expect(base).toMatchObject({ summary: 'Their words.' });
  });

  it.each([
    ['published', true, 'saved and published '],
    ['taken off the website', false, 'saved and taken off the website '],
  ])('Keep mine leaves it as the colleague has set it: %s', async (_, published, words) => {
    cleanup();
    backend.posts = [post({ published: !published })];
    await open(`${tab}/neck`);
    fill('Summary', 'My words.');
    backend.posts = [post({ summary: 'Their words.', published })];
    await press(published ? 'Save draft' : 'Update post');
    expect(await alertText()).toContain(words);
    await press('Keep mine');
    expect(await screen.findByText('Blog post updated successfully!')).toBeVisible();
    expect(neck()).toMatchObject({ summary: 'My words.', published });
  });

  it.each([
    ['Publish', 'a draft', false, false],
    ['Publish', 'taken off the website', true, false],
    ['Save draft', 'a draft', false, false],
  ])('Keep mine does again what was pressed: %s, where theirs is %s', async (label, _, was, is) => {
    cleanup();
    backend.posts = [post({ published: was })];
    await open(`${tab}/neck`);
    fill('Summary', 'My words.');
    if (was) await press('Published');
    backend.posts = [post({ summary: 'Their words.', published: is })];
    await press(label);
    await alertText();
    await press('Keep mine');
    await waitFor(() => expect(neck()?.summary).toBe('My words.'));
    expect(neck()?.published).toBe(label === 'Publish');
  });

  it('Keep mine saves a draft where Publish was pressed and the status switched back since', async () => {
    await press('Publish');
    await waitFor(() => expect(backend.calls('savePost')).toHaveLength(2));
    await press('Draft');
    await press('Published');
    await press('Keep mine');
    await waitFor(() => expect(neck()?.summary).toBe('My words.'));
    expect(neck()?.published).toBe(false);
  });

  it('Load theirs replaces mine, and Undo brings mine back', async () => {
    await press('Load theirs');
    await shows('Summary', 'Their words.');
    expect(screen.queryByText('This post was changed elsewhere')).toBeNull();
    const news = within(
      screen.getByText('The other version is loaded').closest('[role=status]') as HTMLElement,
    );
    await userEvent.click(news.getByRole('button', { name: 'Undo' }));
    await shows('Summary', 'My words.');
  });
});

describe('unsaved text', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  });
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is autosaved after a pause, in a stored draft', async () => {
    await open(`${tab}/neck`);
    fill('Summary', 'New words. ');
    await rest(3000);
    expect(backend.calls('savePost')).toHaveLength(1);
    expect(await screen.findByText('Last saved just now')).toBeVisible();
    expect(field('Summary')).toHaveValue('New words. ');
    expect(screen.queryByText('Blog post updated successfully!')).toBeNull();
    expect(copies()).toHaveLength(0);
  });

  it('is autosaved also when typed during a slow save', async () => {
    const save = backend.hold('savePost');
    await open(`${tab}/neck`);
    fill('Summary', 'New words.');
    await rest(3000);
    fill('Summary', 'Newer words.');
    await rest(3000);
    expect(backend.calls('savePost')).toHaveLength(1);
    save.release();
    await rest(3000);
    expect(neck()).toMatchObject({ summary: 'Newer words.' });
    expect(await screen.findByText('Last saved just now')).toBeVisible();
  });

  it('is saved by hand only after a running autosave has its answer', async () => {
    const save = backend.hold('savePost');
    await open(`${tab}/neck`);
    fill('Summary', 'New words.');
    await rest(3000);
    fill('Summary', 'Newer words.');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await rest(100);
    expect(backend.calls('savePost')).toHaveLength(1);
    save.release();
    expect(await screen.findByText('Blog post updated successfully!')).toBeVisible();
    expect(backend.calls('savePost')).toHaveLength(2);
    // The second save expects the values of the first.
    expect(backend.calls('savePost').at(-1)).toEqual([
      'neck',
      expect.objectContaining({ summary: 'Newer words.' }),
      expect.objectContaining({ summary: 'New words.' }),
      { uid: 'dana', name: 'Dana Reyes' },
      '',
    ]);
  });

  it.each([
    [
      'a published post',
      () => {
        backend.posts = [post({ published: true })];
      },
      `${tab}/neck`,
    ],
    ['a new post', () => {}, `${tab}/new`],
  ])('is kept only in this browser for %s', async (_, arrange, path) => {
    arrange();
    await open(path);
    fillAll();
    await rest(3000);
    expect(backend.calls('savePost')).toEqual([]);
    expect(screen.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    expect(copies()).toHaveLength(1);
  });

  it('is kept in this browser when autosave fails, and the form says so', async () => {
    backend.fail('savePost');
    await open(`${tab}/neck`);
    fill('Summary', 'New words.');
    await rest(3000);
    expect(screen.getByText('Not saved. Your text is kept in this browser.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(copies()).toHaveLength(1);
  });
});

describe('where the browser refuses to keep a copy', () => {
  it('says so, and asks before a reload', async () => {
    await open(`${tab}/new`);
    const full = new DOMException('full', 'QuotaExceededError');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw full;
    });
    fill('Title', 'My title');
    expect(
      await screen.findByText('Not saved, and this browser keeps no copy. Please save now.'),
    ).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    vi.restoreAllMocks();
    fill('Title', '');
    await waitFor(() => expect(screen.getByText('Not saved yet')).toBeVisible());
  });
});

describe('after a crash', () => {
  const kept = (change: object, base: object | null = post()) =>
    localStorage.setItem(
      `post-copy:${base ? 'neck' : 'new'}:another-visit`,
      JSON.stringify({ fields: { ...post(), ...change }, base, at: '2026-11-18T16:42:00Z' }),
    );

  it('offers the unsaved text, and restores it', async () => {
    kept({ summary: 'Lost words.' });
    await open(`${tab}/neck`);
    expect(screen.getByText(/Restore unsaved changes from Nov 18.*, 9:42 AM/)).toBeVisible();
    expect(field('Summary')).toHaveValue('What usually helps.');
    await press('Restore');
    await shows('Summary', 'Lost words.');
    expect(screen.queryByText(/Restore unsaved/)).toBeNull();
  });

  it('does not overwrite a change made since the copy', async () => {
    kept({ summary: 'Lost words.' }, post({ title: 'An older title' }));
    await open(`${tab}/neck`);
    await press('Restore');
    await press('Save draft');
    expect(await alertText()).toContain('This post was changed elsewhere');
    expect(backend.posts).toEqual([post()]);
    const [, , base] = backend.calls('savePost').at(-1) ?? [];
    expect(base).toMatchObject({ title: 'An older title' });
  });

  it('deletes the copy on Discard', async () => {
    kept({ summary: 'Lost words.' });
    await open(`${tab}/neck`);
    await press('Discard');
    expect(screen.queryByText(/Restore unsaved/)).toBeNull();
    expect(copies()).toHaveLength(0);
  });

  it('keeps words typed since then as a second copy, and offers one after the other', async () => {
    kept({ summary: 'Lost words.' });
    await open(`${tab}/neck`);
    fill('Summary', 'My words.');
    await waitFor(() => expect(copies()).toHaveLength(2));
    cleanup();
    await open(`${tab}/neck`);
    await press('Restore');
    await shows('Summary', 'My words.');
    cleanup();
    await open(`${tab}/neck`);
    await press('Discard');
    await press('Restore');
    await shows('Summary', 'Lost words.');
    expect(copies()).toHaveLength(1);
  });

  it('restores a new post', async () => {
    kept({ title: 'Lost title' }, null);
    await open(`${tab}/new`);
    await press('Restore');
    await shows('Title', 'Lost title');
  });

  it.each(['{', '{"fields":{"title":1}}', 'null'])(
    'ignores an unreadable copy: %s',
    async (text) => {
      localStorage.setItem('post-copy:neck:another-visit', text);
      await open(`${tab}/neck`);
      expect(screen.queryByText(/Restore unsaved/)).toBeNull();
    },
  );
});

describe('leaving', () => {
  it('asks only while something is unsaved', async () => {
    const router = await open(`${tab}/neck`);
    fill('Summary', 'My words.');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Blog Posts' });
    await userEvent.click(back);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Leave without saving?');
    await press('Keep writing');
    expect(field('Summary')).toHaveValue('My words.');
    await userEvent.click(back);
    await press('Discard changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(tab));
    expect(copies()).toHaveLength(0);
  });

  it('makes the browser ask before a reload', async () => {
    await open(`${tab}/neck`);
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    fill('Summary', 'My words.');
    await waitFor(() => expect(leave()).toBe(false));
  });
});

describe('deleting', () => {
  it('A-BLOG-14 asks first, and returns to the list', async () => {
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const router = await open('/admin/posts/neck');
    fill('Summary', 'My words.');
    await press('Delete post');
    expect(backend.calls('deletePost')).toEqual([]);
    await press('Delete post');
    expect(await screen.findByText('Blog post deleted successfully')).toBeVisible();
    expect(backend.posts).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'));
  });

  it.each([
    ['A-FORM-15', '/admin/posts/neck', 'Error deleting post. Please try again.'],
    ['A-ERR-07 A-ERR-10', `${tab}/neck`, 'Failed to delete blog post'],
  ])('%s that fails says so', async (_, path, alert) => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    backend.fail('deletePost');
    await open(path);
    await press('Delete post');
    expect(await screen.findByText(alert)).toBeVisible();
    expect(screen.getByText('Failed to delete post. Please try again.')).toBeVisible();
  });
});

const picture = (name = 'road.png', type = 'image/png', size = 1000) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('the cover', () => {
  const choose = (file: File) =>
    fireEvent.change(field('Cover image file'), { target: { files: [file] } });
  it.each([
    [
      'A-COVER-01',
      picture('a.gif', 'image/gif'),
      'Please select a valid image file (JPEG, PNG, or WebP)',
    ],
    [
      'A-COVER-02',
      picture('a.png', 'image/png', 5 * 1024 * 1024),
      'Image file size must be less than 5MB',
    ],
  ])('%s is refused by type or size', async (_, file, text) => {
    await open(`${tab}/neck`);
    choose(file);
    expect(await alertText()).toBe(text);
    expect(screen.queryByText('Not Uploaded')).toBeNull();
  });

  it('A-COVER-03 A-COVER-04 A-COVER-05 is previewed, uploaded and added to the library', async () => {
    await open(`${tab}/neck`);
    choose(picture());
    expect(await screen.findByText('Not Uploaded')).toBeVisible();
    fill('Alt text', 'A road at dusk');
    expect(screen.getByRole('img', { name: 'A road at dusk' })).toHaveAttribute(
      'src',
      'blob:chosen',
    );
    await press('Upload image');
    expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(backend.images).toMatchObject([
      {
        alt: 'A road at dusk',
        sizes: uploaded.variants,
        originalPath: uploaded.path,
        placeholder: uploaded.placeholder,
      },
    ]);
    await press('Save draft');
    const cover = { coverImageUrl: uploaded.url, coverImageAlt: 'A road at dusk' };
    await waitFor(() => expect(neck()).toMatchObject(cover));
  });

  it('B18 that is too large can be made smaller', async () => {
    await open(`${tab}/neck`);
    choose(picture('large.png', 'image/png', 5 * 1024 * 1024));
    await press('Make it smaller: large.png');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Upload image');
    expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
  });

  it('A-COVER-06 that fails to upload stays chosen, and saving tries again', async () => {
    vi.mocked(uploadPicture).mockRejectedValueOnce(new Error('offline'));
    await open(`${tab}/neck`);
    choose(picture());
    fill('Alt text', 'A road at dusk');
    await press('Save draft');
    expect((await screen.findAllByText('Failed to upload image')).length).toBeGreaterThan(0);
    expect(backend.calls('savePost')).toEqual([]);
    expect(await screen.findByText('Not Uploaded')).toBeVisible();
    await press('Save draft');
    await waitFor(() => expect(neck()).toMatchObject({ coverImageUrl: uploaded.url }));
  });

  it('is saved with the post while a cancelled upload cleans up', async () => {
    vi.mocked(uploadPicture).mockReturnValueOnce(new Promise(() => {}));
    await open(`${tab}/neck`);
    choose(picture());
    await press('Upload image');
    await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
    await press('Cancel');
    choose(picture('other.png'));
    fill('Alt text', 'Another road');
    await press('Save draft');
    expect(await screen.findByText('Blog post updated successfully!')).toBeVisible();
    expect(neck()).toMatchObject({ coverImageUrl: uploaded.url });
  });

  it('is dropped, with its files, when the upload finishes after Cancel', async () => {
    let arrive = (_: typeof uploaded) => {};
    vi.mocked(uploadPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await open(`${tab}/neck`);
    choose(picture());
    await press('Upload image');
    await waitFor(() => expect(uploadPicture).toHaveBeenCalled());
    await press('Cancel');
    arrive(uploaded);
    await waitFor(() => expect(backend.calls('deleteFiles')).toContainEqual([uploaded.path]));
    expect(backend.calls('createImage')).toEqual([]);
    expect(screen.getByText('No cover yet')).toBeVisible();
  });

  it('is used by the post even if the library fails to store it', async () => {
    backend.fail('createImage');
    await open(`${tab}/neck`);
    choose(picture());
    await press('Upload image');
    expect(await screen.findByText('The image couldn’t be added to the library.')).toBeVisible();
    expect(await screen.findByText('Uploaded')).toBeVisible();
  });

  it('says that it can’t be shown, as when it was deleted from the library meanwhile', async () => {
    const coverImageUrl = 'https://files.example/gone.webp';
    backend.posts = [post({ coverImageUrl, coverImageAlt: 'A road' })];
    await open(`${tab}/neck`);
    expect(screen.queryByText(/The cover can’t be shown/)).toBeNull();
    fireEvent.error(screen.getByRole('img', { name: 'A road' }));
    expect(screen.getByText(/The cover can’t be shown.*choose another one/)).toBeVisible();
    await press('Remove cover');
    expect(screen.queryByText(/The cover can’t be shown/)).toBeNull();
  });

  it('needs alt text', async () => {
    backend.posts = [post({ coverImageUrl: 'https://files.example/a.webp', coverImageAlt: '' })];
    await open(`${tab}/neck`);
    await press('Save draft');
    expect(await alertText()).toContain('Alt text is required for the cover image');
    expect(field('Alt text')).toBeInvalid();
  });

  it('A-COVER-07 A-COVER-08 A-PICK-01 is picked from the library, with its alt text', async () => {
    const stored = { alt: 'A road', sizes: uploaded.variants, createdAt: new Date() };
    backend.images = [libraryImageFrom('i1', stored)];
    await open(`${tab}/neck`);
    await press('Library');
    const library = within(await screen.findByRole('dialog', { name: 'Image library' }));
    const choice = await library.findByRole('button', { name: 'A road' });
    expect(choice.querySelector('img')).toHaveAttribute('src', uploaded.variants.w256.url);
    expect(await axe()).toEqual([]);
    await userEvent.click(choice);
    expect(await screen.findByText('Image selected from media library!')).toBeVisible();
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(field('Alt text')).toHaveValue('A road');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('A-PICK-02 A-PICK-05 is picked from pages, and a failed page can be retried', async () => {
    const page = (id: string, next: string | null) => ({
      images: [libraryImageFrom(id, { alt: id })],
      next,
    });
    const pages = async ({ after }: { after?: string | null } = {}) =>
      after ? page('second', null) : page('first', 'first');
    backend.fail('listImages');
    await open(`${tab}/neck`);
    await press('Library');
    expect(await alertText()).toContain('Failed to load images.');
    backend.answer('listImages', pages);
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'first' })).toBeVisible();
    backend.fail('listImages');
    await press('Show more');
    expect(await alertText()).toContain('Failed to load images.');
    backend.answer('listImages', pages);
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'second' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'first' })).toBeVisible();
    expect(backend.calls('listImages').at(-1)).toEqual([{ after: 'first' }]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('a picture in the text', () => {
  const drop = (...files: File[]) =>
    fireEvent.drop(field('Content'), { dataTransfer: { files, types: ['Files'] } });
  const paste = (file: File, ...types: string[]) =>
    fireEvent.paste(field('Content'), { clipboardData: { files: [file], types } });
  const marked = `![what the image shows](${uploaded.url})`;
  /** Ends the upload under way. */
  let arrive = (_: typeof uploaded) => {};

  beforeEach(async () => {
    vi.mocked(uploadPicture).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await open(`${tab}/neck`);
  });

  it('is uploaded, put into the text and added to the library; its alt text is selected', async () => {
    fireEvent.dragOver(field('Content'), { dataTransfer: { types: ['Files'] } });
    expect(await screen.findByText('Drop the picture to upload it')).toBeVisible();
    drop(picture());
    expect(await screen.findByRole('progressbar', { name: 'Upload of the picture' })).toBeVisible();
    expect(screen.queryByText('Drop the picture to upload it')).toBeNull();
    arrive(uploaded);
    expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
    await shows('Content', `Keep moving.\n\n${marked}\n\n`);
    await userEvent.keyboard('A road at dusk');
    await shows('Content', `Keep moving.\n\n![A road at dusk](${uploaded.url})\n\n`);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(backend.images).toMatchObject([{ alt: '', originalPath: uploaded.path }]);
  });

  it('is chosen with Add picture, and comes in at the caret', async () => {
    fill('Content', 'Sit upright.\n\nKeep moving.');
    field('Content').setSelectionRange(3, 3);
    // userEvent.upload would leave the focus in the hidden control.
    fireEvent.change(screen.getByLabelText('Picture for the text'), {
      target: { files: [picture()] },
    });
    await screen.findByRole('progressbar', { name: 'Upload of the picture' });
    arrive(uploaded);
    await shows('Content', `Sit upright.\n\n${marked}\n\nKeep moving.`);
    expect(field('Content')).toHaveFocus();
    await press('Preview');
    expect(screen.queryByRole('button', { name: 'Add picture' })).toBeNull();
  });

  it('leaves the caret alone when the person types on', async () => {
    paste(picture(), 'Files');
    await screen.findByRole('progressbar');
    const content = field('Content');
    content.setSelectionRange(12, 12);
    await userEvent.keyboard(' And');
    arrive(uploaded);
    await shows('Content', `Keep moving. And\n\n${marked}\n\n`);
    await userEvent.keyboard(' rest');
    await shows('Content', `Keep moving. And rest\n\n${marked}\n\n`);
  });

  it('is not taken from copied text that comes with a picture of it', async () => {
    paste(picture(), 'text/plain', 'Files');
    expect(uploadPicture).not.toHaveBeenCalled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [picture('a.gif', 'image/gif'), 'Please select a valid image file (JPEG, PNG, or WebP)'],
    [picture('a.png', 'image/png', 5 * 1024 * 1024), 'Image file size must be less than 5MB'],
  ])('is refused by type or size, and the words stay', async (file, text) => {
    fill('Content', 'My words.');
    drop(file);
    expect(await alertText()).toBe(text);
    expect(field('Content')).toHaveValue('My words.');
  });

  it('can be cancelled, and comes alone', async () => {
    drop(picture(), picture());
    expect(await screen.findByText('One picture at a time, please.')).toBeVisible();
    drop(picture());
    await press('Cancel');
    expect(screen.queryByRole('progressbar')).toBeNull();
    arrive(uploaded);
    await waitFor(() => expect(backend.calls('deleteFiles')).toContainEqual([uploaded.path]));
    expect(field('Content')).toHaveValue('Keep moving.');
  });
});

describe('in Spanish', () => {
  const spanish = () => backend.posts.find(({ id }) => id === 'neck-es');

  it('an article is written from the English one, as a draft with an address of its own, and each leads to the other', async () => {
    await open(`${tab}/neck`);
    await follow('Write in Spanish');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New post in Spanish' }),
    ).toBeVisible();
    await shows('Title', '');
    fill('Title', 'Dolor de cuello después de un choque');
    expect(screen.getByText(/^Public address/)).toHaveTextContent(
      '/es/blog/dolor-de-cuello-despues-de-un-choque',
    );
    fill('Summary', 'Lo que ayuda.');
    fill('Content', 'Siga moviéndose.');
    expect(await axe()).toEqual([]);
    await press('Save draft');
    await waitFor(() =>
      expect(spanish()).toMatchObject({
        ...{
          translationOf: 'neck',
          published: false,
          title: 'Dolor de cuello después de un choque',
        },
      }),
    );
    await follow('Open the English version');
    await shows('Title', 'Neck pain after a crash');
    await follow('Open the Spanish version');
    await shows('Title', 'Dolor de cuello después de un choque');
    // Stars are for the English home page.
    expect(screen.queryByText(/^Featured on home/)).toBeNull();
  });

  it('a translation that a colleague has begun opens instead of a second one', async () => {
    backend.posts = [post(), { ...post(), id: 'neck-es', translationOf: 'neck', title: 'Dolor' }];
    await open(`${tab}/new?translationOf=neck`);
    await shows('Title', 'Dolor');
  });

  it('an article whose English one is gone stays', async () => {
    backend.posts = [{ ...post(), id: 'gone-es', translationOf: 'gone', title: 'Dolor' }];
    await open(`${tab}/gone-es`);
    await shows('Title', 'Dolor');
    expect(screen.queryByRole('link', { name: /version|Write in/ })).toBeNull();
  });

  it('is marked in the list', async () => {
    backend.posts = [{ ...post(), id: 'neck-es', translationOf: 'neck', title: 'Dolor' }];
    openRoute(tab);
    expect((await screen.findAllByText('In Spanish')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /feature/i })).toBeNull();
  });
});
