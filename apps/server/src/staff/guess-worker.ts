import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

// Its lists take long to read and much memory: a thread of its own has both while passwords are chosen.
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
});
parentPort?.on('message', (password) => {
  parentPort?.postMessage(estimator.check(String(password)).guessesLog10);
});
