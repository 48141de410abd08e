import { formWords } from './editor-words.ts';
import { PostEditorPage } from './post-editor-page.tsx';

export { loader, shouldRevalidate } from './load-post.ts';

export function Component() {
  return <PostEditorPage words={formWords} />;
}
