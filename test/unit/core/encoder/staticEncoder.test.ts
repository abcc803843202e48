import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readEncoder } from '../../../../src/core/encoder/readEncoder.ts';
import { StaticEncoder } from '../../../../src/core/encoder/staticEncoder.ts';

const encoder = new StaticEncoder(readEncoder(readFileSync(new URL('../../../../media/encoder.vectors', import.meta.url))));
const cosine = (a: string, b: string) => encoder.encode(a).reduce((sum, value, n) => sum + value * encoder.encode(b)[n]!, 0);
const length = (text: string) => Math.hypot(...encoder.encode(text));

describe('the text encoder', () => {
  it('gives vectors of length 1, the same for the same text', () => {
    const text = 'Convert a spreadsheet into charts';
    assert.ok(Math.abs(length(text) - 1) < 1e-6);
    assert.deepEqual(encoder.encode(text), encoder.encode(text));
    assert.equal(encoder.encode(text).length, encoder.dims);
  });

  it('puts a request near what would serve it, though they share no word', () => {
    for (const [request, served, other] of [
      ['Find out why our web page loads slowly in the browser', 'Frontend performance: Core Web Vitals, bundle size, lazy loading', 'Draft a contract clause for a tenancy'],
      ['Make slides for the board meeting', 'Builds PowerPoint presentations (.pptx) from notes', 'Tunes PostgreSQL indexes'],
      ['My container keeps restarting in the cluster', 'Kubernetes pod troubleshooting', 'Writes haiku and short stories'],
    ] as const) {
      assert.ok(cosine(request, served) > cosine(request, other) + 0.1, `${request}: ${cosine(request, served)} and ${cosine(request, other)}`);
    }
  });

  it('says nothing of texts that it does not know: other languages, noise, nothing', () => {
    for (const text of [
      '', '   ', '…!?', '12345 67890', 'xqzt vlorp grumblefix znarf', '请把这个表格转换成图表', 'スライドを作成してください', 'Преобразуй таблицу в диаграмму',
      'Erstelle bitte eine Übersicht der Ausgaben nach Monaten und schicke sie an die Buchhaltung',
      'Prépare un résumé des dépenses mensuelles et envoie-le à la comptabilité',
      'Prepara un resumen de los gastos mensuales y envíalo al departamento de contabilidad',
    ]) assert.equal(length(text), 0, text);
  });

  it('reads a huge text in bounded time', () => {
    const huge = 'Deploy the service, then roll back the database migration. '.repeat(20_000);
    const started = performance.now();
    assert.ok(Math.abs(length(huge) - 1) < 1e-6);
    assert.ok(Math.abs(length('x'.repeat(1_000_000))) === 0);
    assert.ok(performance.now() - started < 1_000);
  });
});
