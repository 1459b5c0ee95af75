import { script } from "../redis-script.ts";

/** Takes the turn of whoever reads the log for all, or keeps it: 1 where it is this server's now. */
export const TAKE_TURN = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return { 0 } end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return { 1 }
`);

/**
 * Sends a batch as one step, so that nobody's subscription begins within it: each event on each of its channels, and then on the
 * last channel from where to where the batch goes. 0 where it is another server's turn.
 */
export const CARRY = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return { 0 } end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
for at = 3, #ARGV, 2 do redis.call('PUBLISH', ARGV[at], ARGV[at + 1]) end
return { 1 }
`);

/** Gives the turn up, so that the next server needn't wait for its end. */
export const END_TURN = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return { 1 }
`);
