import { parentPort } from 'node:worker_threads';
import type { EngineHostMethods, EngineMethods } from '../protocol/engineApi.ts';
import { Rpc } from '../protocol/rpc.ts';
import { createNodeEngine } from './nodeEngine.ts';

const port = parentPort;
if (!port) throw new Error('workerNode runs as a worker thread only');

const engine = createNodeEngine(__dirname, {
  readReferenced: (params) => host.call('readReferenced', params),
  lookAt: (params) => host.call('lookAt', params),
  suiteHost: { readBelow: (params) => host.call('readBelow', params), progress: (params) => host.call('progress', params) },
});
const methods: EngineMethods = {
  configure: (params) => engine.configure(params),
  update: (params, cancel) => engine.update(params, cancel),
  list: () => engine.list(),
  tokens: (params, cancel) => engine.tokens(params, cancel),
  preview: (params, cancel) => engine.preview(params, cancel),
  budgets: (params, cancel) => engine.budgets(params, cancel),
  frontier: (params, cancel) => engine.frontier(params, cancel),
  compare: (params, cancel) => engine.compare(params, cancel),
  explain: (params, cancel) => engine.explain(params, cancel),
  supplies: (params, cancel) => engine.supplies(params, cancel),
  capabilities: (params, cancel) => engine.capabilities(params, cancel),
  effect: (params, cancel) => engine.effect(params, cancel),
  findings: (params, cancel) => engine.findings(params, cancel),
  lint: (params, cancel) => engine.lint(params, cancel),
  fixAll: (params, cancel) => engine.fixAll(params, cancel),
  health: (params, cancel) => engine.health(params, cancel),
  listing: (params, cancel) => engine.listing(params, cancel),
  evaluate: (params, cancel) => engine.evaluate(params, cancel),
  exportCache: () => engine.exportCache(),
};
const host = new Rpc<EngineHostMethods>(
  {
    post: (message, transfer) => port.postMessage(message, [...(transfer ?? [])]),
    onMessage: (listener) => port.on('message', listener),
  },
  methods,
);
