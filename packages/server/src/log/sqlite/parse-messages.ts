import type { Answered, Asked, ExchangeName, Exchanges, WorkerData } from './messages.ts';

// Both ends are ours and in one process: what comes through the port is what the other end has put in.

export function parseWorkerData(data: unknown): WorkerData {
  return data as WorkerData;
}

export function parseAsked(message: unknown): Asked {
  return message as Asked;
}

export function parseAnswered(message: unknown): Answered {
  return message as Answered;
}

export function parseAnswer<Name extends ExchangeName>(_to: Name, answer: unknown): Exchanges[Name]['answer'] {
  return answer as Exchanges[Name]['answer'];
}
