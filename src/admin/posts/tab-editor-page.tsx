import { tabWords } from './editor-words.ts';
import { PostEditorPage } from './post-editor-page.tsx';
import { PostNotRead } from './post-not-read.tsx';

export { loader, shouldRevalidate } from './load-post.ts';

export function Component() {
  return <PostEditorPage words={tabWords} />;
}

export function ErrorBoundary() {
  return <PostNotRead words={tabWords} />;
}
