import type { FrameLocator, Locator, Page } from 'playwright-core';

const patience = 20_000;

/**
 * Finds a webview by its title. VS Code keeps a webview's document in a frame `#active-frame`, which has the title,
 * inside an outer frame, which has a name of its own; selectors do not look through frames, so each is asked.
 */
export async function findWebview(page: Page, title: string): Promise<FrameLocator> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    for (const outer of await page.locator('iframe.webview').all()) {
      const name = await attributeNow(outer, 'name');
      const frame = page.frameLocator(`iframe.webview[name="${name}"]`);
      const active = frame.locator('iframe#active-frame');
      if ((await active.count()) > 0 && (await attributeNow(active, 'title')) === title) return active.contentFrame();
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`No webview titled ${JSON.stringify(title)} appeared in ${patience / 1000} s.`);
}

/** An attribute, or undefined where VS Code replaced the frame meanwhile: the next look sees the new one. */
async function attributeNow(frame: Locator, name: string): Promise<string | undefined> {
  return (await frame.getAttribute(name, { timeout: 500 }).catch(() => undefined)) ?? undefined;
}
