"""A bot for Dustup with nothing but Python 3: it plays random legal answers. See docs/protocol.md.

    python3 examples/bot.py http://localhost:4780            opens a table and plays against the house's bots
    python3 examples/bot.py http://localhost:4780 KMPRSTVX   sits down at the table with this code
"""
import base64, json, os, random, socket, struct, sys
from urllib.parse import urlparse
from urllib.request import urlopen

address = sys.argv[1].rstrip('/')
code = sys.argv[2] if len(sys.argv) > 2 else None
version = json.load(urlopen(address + '/api/version'))['protocol']
url = urlparse(address)
wire = socket.create_connection((url.hostname, url.port or 80))
key = base64.b64encode(os.urandom(16)).decode()
wire.sendall((f'GET {url.path}/socket HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
              f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
stream = wire.makefile('rb')
if b' 101 ' not in stream.readline(): sys.exit('no WebSocket here')
while stream.readline().strip(): pass  # the rest of the head


def frame(opcode, payload):
    """What a client sends is masked; nothing here is longer than 64 KB."""
    mask = os.urandom(4)
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b'\xfe' + struct.pack('>H', len(payload))
    wire.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))


def send(t, **more):
    frame(1, json.dumps({'t': t, **more}).encode())


def ask(t, **more):
    send(t, re=os.urandom(9).hex(), **more)


def messages():
    while True:
        head, size = stream.read(2)
        size &= 127
        if size > 125: size = struct.unpack('>H', stream.read(2))[0] if size == 126 else struct.unpack('>Q', stream.read(8))[0]
        payload = stream.read(size)
        if head & 15 == 9: frame(10, payload)  # a ping wants a pong
        elif head & 15 == 8: return
        else: yield json.loads(payload)


def answer_to(question):
    """A way through the tree of slots: the root is the last one."""
    slots, answer = question['slots'], {}
    at = len(slots) - 1
    while at is not None:
        slot = slots[at]
        if 'from' in slot:
            count = random.randint(slot['least'], min(slot['most'], len(slot['from'])))
            answer[slot['slot']] = random.sample(slot['from'], count)
            at = slot['leads'][count - slot['least']] if 'leads' in slot else None
        else:
            legal = [one for one in slot['of'] if not isinstance(one, list) or one[1] == 0]
            one = random.choice(legal)
            answer[slot['slot']], at = (one[0], one[2]) if isinstance(one, list) else (one, None)
    return answer


game = None
send('hello', v=version, name='Python')
for said in messages():
    kind = said['t']
    if kind == 'welcome':
        if code: ask('enter', code=code), ask('sit')
        else: ask('create', house={'players': 4, 'sets': ['base'], 'pace': 'fast'}), ask('start', fill='rule')
    elif kind == 'refused':
        print('refused:', said['why']['refused'])
    if kind == 'table' and said['game']: game = said['game']['id']
    if kind == 'step': game = said['game']
    asked = (said.get('game') or {}).get('ask') if kind == 'table' else said.get('ask')
    if asked and 'question' in asked:
        ask('answer', game=game, ask=asked['id'], answer=answer_to(asked['question']))
    if kind in ('info', 'table') and said['table']['phase'] == 'over':
        print('over:', said['table']['game']['outcome']['side'], 'won')
        break
