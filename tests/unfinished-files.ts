import type { Reporter, TestModule } from 'vitest/node';

/** Names the files that still run when the run is stopped: vitest cannot end a test that loops. */
export default class UnfinishedFiles implements Reporter {
  private readonly running = new Set<string>();

  onInit() {
    process.once('SIGTERM', () => {
      process.stdout.write(`Stopped in:\n${[...this.running].join('\n')}\n`, () => process.exit(1));
    });
  }

  onTestModuleStart({ relativeModuleId }: TestModule) {
    this.running.add(relativeModuleId);
  }

  onTestModuleEnd({ relativeModuleId }: TestModule) {
    this.running.delete(relativeModuleId);
  }
}
