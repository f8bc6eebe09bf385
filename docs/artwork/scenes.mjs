import { HORIZON, W, c, circle, ellipse, glow, gradient, group, line, path, place, poly, range, rect, stroke } from './svg.mjs'
import { clouds, gulls, moon, rain, sky, squall, stars, sun } from './sky.mjs'
import { calmLine, foam, glitter, reflection, sea } from './sea.mjs'
import { headland, hills, lighthouse, palm, plume, skyline, volcano } from './land.mjs'
import { ahts, barge, coaster, containerBow, crewBoat, gasTanker, phinisi, pilotBoat, tanker, tug } from './ships.mjs'
import { buoy, helicopter, helideck, mooringBuoy, platform, windsock } from './offshore.mjs'
import { bollard, boxes, gantry, lampPost, lifted, quay, rope, towerCrane } from './port.mjs'
import { clipboard, duffel, person, radio, scarf, skins } from './people.mjs'
import { bowView, bridgeRoom, engineRoom, panel } from './interior.mjs'
import { dockedShip, dryDock, keelBlocks, staging } from './dock.mjs'

const afloat = (water, y, art, over = []) => [water.back(y), art, water.front(y), over]

function oilTanker() {
  const w = sea('dawn', 3)
  return [
    sky('dawn'), sun(1330, 352, 54), clouds(5, [[80, 150, 260], [980, 116, 300], [1290, 204, 260], [420, 250, 190]], c.white, 0.62),
    hills(4, 700, 1180, 34, '#9fc3bf', 0.7), gulls([[902, 240, 1.1], [948, 216, 0.8], [860, 206, 0.7]]),
    afloat(w, 540, [glitter(1330, 9, '#fbd2a8', 0.55), place(tanker(), { x: 1572, y: 540, s: 4.8, flip: true })]),
    glitter(1330, 9, '#fbd2a8', 0.55, 1, 548), reflection(752, 1560, 548, 62, c.navy, 4, 0.3), foam(752, 1556, 541, { dir: -1, power: 0.9, wake: 60 }), w.glints(46, 0.5, 560),
  ]
}

function lpg() {
  const w = sea('teal', 8)
  return [
    sky('morning'), clouds(9, [[140, 110, 280], [820, 150, 240], [1240, 96, 330], [520, 236, 180]], c.white, 0.75),
    hills(12, 1090, 1640, 62, '#8fc4bb', 0.75), hills(19, 1290, 1720, 38, '#5ea69f', 0.75),
    afloat(w, 548, place(gasTanker(), { x: 756, y: 548, s: 6.7 })),
    reflection(775, 1540, 556, 64, c.navy, 6, 0.28), foam(782, 1530, 549, { power: 1, wake: 130 }), gulls([[1010, 176, 1], [1052, 200, 0.7]]), w.glints(46, 0.5, 566),
  ]
}

function tugAndBarge() {
  const w = sea('blue', 5)
  return [
    sky('haze'), clouds(3, [[200, 140, 250], [900, 104, 270], [1330, 160, 260]], c.white, 0.6),
    hills(23, 880, 1700, 88, '#a5c9bd', 0.75), hills(31, 1120, 1780, 50, '#6fae9f', 0.8), range(1190, 1580, 52).map((x, i) => palm(x, HORIZON + 1, 22 + ((i * 7) % 13), '#4a8f83', i % 2 ? 0.14 : -0.1)),
    afloat(w, 536, [place(barge(), { x: 1052, y: 536, s: 7.2 }), place(tug(), { x: 986, y: 538, s: 8.6, flip: true })]),
    rope(980, 516, 1062, 512, 30, 2.4, '#6b5a4a'),
    reflection(728, 974, 545, 46, c.navy, 4, 0.28), reflection(1084, 1640, 544, 56, '#4c2f2c', 5, 0.3), foam(740, 980, 538, { dir: -1, power: 1.1, wake: 70 }), calmLine(1090, 1640, 537), w.glints(46, 0.5, 556),
  ]
}

function ahtsAtPlatform() {
  const w = sea('teal', 14)
  return [
    sky('noon'), clouds(22, [[90, 170, 230], [760, 120, 220], [1060, 70, 250], [480, 90, 170]], c.white, 0.75),
    w.back(470), place(platform({ y: 44 }), { x: 1236, y: 466, s: 1.04 }), w.between(470, 560), calmLine(1284, 1472, 492),
    place(ahts(), { x: 1290, y: 566, s: 7.3, flip: true }), w.front(560), reflection(758, 1278, 574, 52, c.navy, 7, 0.28), foam(770, 1284, 567, { dir: -1, power: 1.1, wake: 120 }), w.glints(46, 0.5, 584),
    gulls([[880, 250, 1], [920, 272, 0.7]]),
  ]
}

function containerBerth() {
  const w = sea('teal', 21)
  return [
    sky('day'), clouds(13, [[120, 130, 260], [560, 200, 180], [860, 90, 240]], c.white, 0.7),
    hills(8, 600, 1050, 26, '#a7cfc6', 0.7), w.back(560),
    place(containerBow(), { x: 926, y: 568, s: 1.08 }), w.front(568),
    rect(1118, 452, 500, 128, '#b9a67f'), rect(1100, 440, 520, 14, c.sand), rect(1100, 452, 520, 5, c.navy, { opacity: 0.14 }), range(1134, 1600, 66).map((x) => [rect(x, 458, 18, 116, c.navy, { opacity: 0.2, rx: 3 }), rect(x + 3, 482, 12, 40, '#1a2b40', { rx: 5 })]), rect(1118, 560, 500, 20, c.tealDark, { opacity: 0.5 }),
    gantry(1492, 440, 1.14, { paint: '#7fb3ae', flip: true, boomUp: true, o: 0.85 }), boxes(1382, 440, 3, [3, 4, 2], { w: 66, h: 25, seed: 3 }), 
    gantry(1278, 440, 1.42, { flip: true, paint: c.blue, trolley: 142 }), lifted(1076, 200, 308),
    rect(1180, 417, 46, 16, c.coral), poly([[1226, 433], [1226, 412], [1240, 412], [1248, 424], [1248, 433]], c.paper), rect(1176, 432, 74, 4, c.navy), [1188, 1200, 1238].map((x) => circle(x, 436, 5, c.navy)),
    bollard(1112, 441, 0.5), rope(1036, 470, 1110, 432, 12, 2), rope(1020, 478, 1110, 433, 18, 2),
    reflection(866, 990, 574, 70, c.navy, 7, 0.4), reflection(1124, 1600, 586, 40, '#5a5640', 3, 0.3), calmLine(884, 968, 568), w.glints(46, 0.5, 590), gulls([[780, 250, 1], [744, 276, 0.7]]),
  ]
}

function crewOnDeck() {
  const w = sea('teal', 30)
  const deck = gradient([[0, '#ead9c6'], [0.45, '#dfc2a8'], [0.62, '#c17a5b'], [1, '#a24d35']], { x2: W, y2: 0 })
  const cap = (x) => (x < 700 ? '#d8cdb4' : c.paper)
  return [
    sky('day'), clouds(33, [[160, 120, 280], [640, 170, 190], [1180, 90, 330]], c.white, 0.7), w.all(), w.glints(30),
    place(tanker({ L: 150 }), { x: 1010, y: 458, s: 1.25, flip: true }), rect(816, 456, 196, 3, c.white, { opacity: 0.7 }),
    group([line(0, 540, W, 540, c.paper, 6), line(0, 566, W, 566, c.paper, 4), line(0, 592, W, 592, c.paper, 4), range(40, W, 130).map((x) => line(x, 540, x, 622, cap(x), 6))], undefined, { opacity: 0.9 }),
    deck.def, rect(0, 618, W, 90, deck.fill), rect(0, 618, W, 8, c.white, { opacity: 0.3 }), range(30, W, 128).map((x) => line(x, 628, x - 22, 700, c.navy, 1.4, { opacity: 0.08 })),
    stroke('M1610 480H1500Q1470 480 1470 510V630', c.tan, 28, { 'stroke-linecap': 'butt' }), stroke('M1610 474H1500Q1464 474 1464 510V630', c.sand, 8), rect(1446, 560, 48, 14, '#b99765', { rx: 3 }), rect(1540, 456, 14, 50, '#b99765', { rx: 3 }), rect(1446, 632, 48, 10, '#b99765', { rx: 3 }),
    stroke('M1540 450V416M1512 414H1568', c.deep, 6), circle(1540, 414, 30, 'none', { stroke: c.tealDark, 'stroke-width': 8 }), line(1510, 414, 1570, 414, c.tealDark, 5), line(1540, 384, 1540, 444, c.tealDark, 5),
    bollard(796, 664, 1.7, c.deep), bollard(856, 664, 1.7, c.deep), rope(800, 640, 856, 636, 10, 8),
    person({ x: 978, y: 682, s: 2.16, suit: c.coral, hatPaint: c.paper, skin: skins[0], left: [74, 98], right: [8, 22], holding: (a, b) => radio(b), turn: -1 }),
    person({ x: 1166, y: 690, s: 2.24, suit: c.blue, hatPaint: '#f0c56a', skin: skins[1], left: [14, -56], right: [24, -50], holding: clipboard, band: '#e7efe9' }),
    person({ x: 1338, y: 684, s: 2.1, suit: c.tealDark, hatPaint: c.coral, skin: skins[2], left: [20, 14], right: [30, -40], turn: -1 }),
  ]
}

function bridge() {
  const w = sea('teal', 17)
  return [
    sky('morning'), sun(760, 330, 34, '#f3b98f'), clouds(7, [[120, 180, 240], [520, 140, 240], [1180, 170, 260], [1390, 250, 180]], c.white, 0.75),
    hills(3, 1230, 1700, 48, '#8fc4bb', 0.75), w.all(), glitter(760, 5, c.white, 0.4, 0.7), w.glints(30), bowView(), bridgeRoom(),
  ]
}

const engine = () => [
  engineRoom(), panel(620, 236),
  person({ x: 1000, y: 664, s: 1.82, suit: c.coral, hatPaint: c.paper, skin: skins[1], back: true, right: [70, 150], left: [20, 40] }),
  person({ x: 1218, y: 668, s: 1.86, suit: '#f0e8d8', band: c.coral, hatPaint: '#f0c56a', skin: skins[2], left: [14, -52], right: [18, -46], holding: clipboard }),
]

function pilot() {
  const w = sea('blue', 44)
  const side = gradient([[0, '#1f5273'], [1, c.navy]], { x1: 1060, x2: W, y2: 0 })
  return [
    sky('morning'), clouds(41, [[140, 130, 260], [640, 110, 210], [420, 230, 170]], c.white, 0.7), hills(6, 520, 1010, 40, '#a5cfc8', 0.7), w.back(566), side.def,
    path('M772 92C790 190 838 340 858 572H1610V118H990Q890 114 772 92Z', side.fill), path('M772 92C790 190 838 340 858 572L910 572C908 380 880 220 852 106Q812 100 772 92Z', c.white, { opacity: 0.1 }),
    path('M854 530L858 572H1610V530Z', c.rust), rect(854, 525, 760, 5, c.paper, { opacity: 0.85 }), range(940, 1600, 132).map((x) => line(x, 124, x, 524, c.white, 1.2, { opacity: 0.07 })), line(830, 320, 1610, 320, c.white, 1.2, { opacity: 0.08 }),
    ellipse(880, 186, 13, 16, c.navy), stroke('M880 190V240M862 224Q880 252 898 224', '#0a1b33', 8),
    group([line(772, 92, 772, 50, c.paper, 3), line(790, 80, 1610, 84, c.paper, 2.4), line(800, 98, 1610, 100, c.paper, 1.8), range(800, 1600, 40).map((x) => line(x, 120, x, 82, c.paper, 2))]),
    range(0, 6, 1).map((k) => rect(890, 504 - k * 24, 13, 5, c.paper, { opacity: 0.8 })),
    group([
    line(1014, 122, 1290, 386, c.sand, 8), line(1014, 96, 1290, 360, c.paper, 2.4), range(0, 11, 1).map((k) => line(1014 + k * 25, 120 + k * 24, 1014 + k * 25, 96 + k * 24, c.paper, 2)), rect(1276, 384, 62, 6, c.sand), line(1334, 386, 1334, 360, c.paper, 2.4), line(1290, 360, 1334, 360, c.paper, 2), line(1000, 118, 1026, 118, c.sand, 8), line(1230, 104, 1276, 384, c.tan, 1.6),
    line(1346, 112, 1346, 540, c.tan, 2.2), line(1362, 112, 1362, 540, c.tan, 2.2), range(122, 538, 10).map((y, i) => (i % 9 === 7 ? rect(1328, y, 52, 4, c.coral, { rx: 2 }) : rect(1345, y, 18, 3, c.sand, { rx: 1.4 }))),
    ], 'translate(-92 0)'),
    w.between(566, 606), reflection(866, 1600, 580, 70, c.navy, 4, 0.4),
    foam(862, 1600, 574, { dir: -1, power: 0.5, wake: 0 }), place(pilotBoat(), { x: 1514, y: 592, s: 23, flip: true }), w.front(606),
    person({ x: 1262, y: 486, s: 0.29, suit: c.deep, legs: c.navy, band: null, vest: '#f0c56a', hat: 'helmet', hatPaint: c.paper, back: true, left: [150, 180], right: [150, 180], stance: 1 }),
    person({ x: 1458, y: 556, s: 0.27, suit: c.coral, hatPaint: c.paper, skin: skins[2], left: [14, 10], right: [20, 16] }), person({ x: 1226, y: 545, s: 0.27, suit: c.coral, hatPaint: c.paper, skin: skins[1], right: [100, 140], left: [14, 10] }), person({ x: 948, y: 118, s: 0.26, suit: c.tealDark, hatPaint: c.paper, left: [16, 30], right: [30, 60], skin: skins[1] }),
    reflection(1178, 1498, 602, 34, c.navy, 3, 0.26), foam(1196, 1510, 594, { dir: -1, power: 0.9, wake: 90 }), w.glints(46, 0.5, 590),
  ]
}

function phinisiScene() {
  const w = sea('teal', 51)
  return [
    sky('gold'), sun(1010, 340, 46), clouds(17, [[140, 130, 260], [700, 170, 210], [1120, 100, 260], [440, 250, 170]], c.white, 0.6), hills(14, 690, 1130, 30, '#b6cdbb', 0.7),
    headland(1310, HORIZON + 2, 320, 92, '#3f857f'), lighthouse(1486, 360, 1.5), palm(1404, 392, 58, c.tealDark, 0.14), palm(1428, 388, 44, c.tealDark, -0.12), palm(1568, 364, 54, c.tealDark, 0.1),
    afloat(w, 552, [glitter(1010, 19, '#fbd2a8', 0.5), place(phinisi(), { x: 850, y: 552, s: 12.6, tilt: 1.5 })]),
    glitter(1010, 19, '#fbd2a8', 0.5, 1, 560), reflection(880, 1160, 560, 64, '#5d3b2c', 4, 0.32), foam(884, 1166, 552, { power: 0.9, wake: 90 }), w.glints(46, 0.5, 570), gulls([[1230, 236, 1.1], [1276, 214, 0.8], [1204, 208, 0.7]]),
  ]
}

function nightHarbour() {
  const w = sea('night', 60)
  return [
    sky('dusk'), stars(6, 46), moon(1226, 96, 26), clouds(61, [[860, 170, 240], [1340, 140, 300]], '#dfe6e6', 0.16),
    hills(44, 760, 1700, 84, '#3d6780', 0.7), skyline(12, 980, 1620, 96, '#16395f', { lit: 0.36 }), w.back(548),
    rect(1330, 446, 280, 18, '#0d2a4d'), rect(1330, 446, 280, 3, c.tan, { opacity: 0.6 }), gantry(1420, 452, 1.15, { paint: c.navy, boomUp: true }), gantry(1580, 452, 1.15, { paint: c.navy, boomUp: true }), [1470, 1535, 1590].map((x) => [circle(x, 246, 3, '#fbd9a8'), glow(x, 246, 26, '#fbd9a8', 0.6)]),
    place(tanker({ L: 132, paint: '#123055', funnelPaint: c.blue }), { x: 1424, y: 546, s: 4.3, flip: true }),
    group([[1312, 490], [1338, 490], [1362, 490], [1334, 404], [1180, 500], [1106, 500], [1040, 500], [980, 500], [890, 432]].map(([x, y]) => [glow(x, y, 22, '#fbd9a8', 0.85), circle(x, y, 2.4, '#fff1d2')])),
    w.front(548), reflection(850, 1410, 552, 60, '#061a33', 4, 0.45), calmLine(858, 1414, 546),
    [1005, 1062, 1120, 1180, 1244, 1300, 1356, 1420, 1476, 1534, 1584].map((x, i) => range(0, 8, 1).map((k) => rect(x - 3 - ((k * 7 + i) % 9), 566 + k * 15, 7 + ((k * 5 + i * 3) % 14), 2.6, i % 4 ? '#fbd9a8' : c.mint, { rx: 1.3, opacity: 0.62 * (1 - k / 10) }))),
    range(0, 16, 1).map((k) => rect(1226 - 18 - ((k * 13) % 22), 562 + k * 7, 30 + ((k * 11) % 26), 2, c.cream, { rx: 1, opacity: 0.3 })), w.glints(20, 0.3, 560),
    buoy(776, 566, 1.05, { fill: c.tealDark }), glow(776, 524, 34, '#fbd9a8', 0.9),
  ]
}

function squallScene() {
  const w = sea('grey', 70, { swell: 3 })
  return [
    sky('storm'), squall(), rain(3, 90, [720, 150, 1640, 430], '#e9f0ef', 0.55),
    w.back(540), place(coaster({ under: 3 }), { x: 826, y: 556, s: 7.6, tilt: -3.4 }), w.front(540), reflection(850, 1480, 566, 40, c.navy, 4, 0.2),
    path('M1424 566Q1452 540 1470 500Q1478 520 1492 494Q1500 470 1520 462Q1514 488 1526 496Q1540 478 1562 478Q1546 498 1552 512Q1572 506 1590 516Q1560 528 1552 548Q1520 574 1424 566Z', c.white, { opacity: 0.92 }), path('M1444 566Q1480 548 1494 520Q1506 540 1530 528Q1524 552 1548 548Q1520 574 1444 566Z', '#d3e4e6'),
    [[1530, 446, 3], [1548, 462, 2.4], [1576, 470, 3], [1600, 500, 2.6], [1508, 450, 2], [1494, 470, 2.4], [1580, 490, 2], [1560, 440, 2]].map(([x, y, r]) => circle(x, y, r, c.white, { opacity: 0.9 })),
    foam(850, 1500, 558, { power: 1.5, wake: 150 }), rain(8, 110, [700, 40, 1660, 660], c.white, 0.42), 
    range(0, 11, 1).map((i) => path(`M${700 + i * 83} ${610 + ((i * 37) % 60)}q26 -13 60 -3q-34 -2 -60 3z`, c.white, { opacity: 0.6 })), w.glints(30, 0.35, 580),
  ]
}

function crewBoatScene() {
  const w = sea('teal', 82)
  return [
    sky('noon'), clouds(52, [[130, 120, 270], [620, 170, 200], [980, 84, 270], [1320, 150, 230]], c.white, 0.8),
    w.back(462), place(platform({ y: 44 }), { x: 1392, y: 452, s: 0.46, o: 0.72 }), place(platform({ y: 44 }), { x: 838, y: 446, s: 0.24, o: 0.45, flip: true }),
    w.between(462, 575), place(crewBoat(), { x: 922, y: 566, s: 18, tilt: -3.2 }), w.front(575),
    path('M690 592Q744 586 790 572Q822 556 858 552Q884 534 908 546Q934 540 940 560L936 584Q860 600 690 592Z', c.white, { opacity: 0.92 }), path('M740 590Q806 582 852 568Q886 556 930 570L928 584Q860 596 740 590Z', '#d5ece6'),
    [[846, 538, 3], [870, 528, 2.4], [820, 550, 2.4], [894, 530, 2], [786, 562, 2]].map(([x, y, r]) => circle(x, y, r, c.white)),
    path('M1290 560Q1340 512 1420 540Q1390 544 1386 556Q1430 550 1456 572Q1380 584 1270 588Q1120 598 960 586Q1140 580 1290 560Z', c.white, { opacity: 0.95 }), path('M1240 574Q1320 552 1372 566Q1320 584 1180 584Z', '#dff1ec'),
    reflection(960, 1400, 592, 40, c.navy, 5, 0.2), w.glints(46, 0.5, 600), gulls([[1240, 256, 1.1], [1282, 236, 0.8]]),
  ]
}

function cadets() {
  const w = sea('teal', 91)
  return [
    sky('day'), clouds(71, [[140, 120, 280], [640, 190, 180], [900, 90, 240]], c.white, 0.75), hills(16, 560, 960, 36, '#a5cfc8', 0.7), w.back(566),
    place(coaster({ L: 100, f: 7 }), { x: 770, y: 560, s: 7.6 }), w.front(566), quay(0, 590, { h: 24 }),
    lampPost(740, 600, 250), bollard(812, 616, 1.25), rope(812, 596, 890, 520, 26, 4),
    range(0, 5, 1).map((i) => person({ x: 890 + i * 96, y: 660, s: 1.3, suit: c.paper, legs: c.paper, band: null, hat: 'peaked', hatPaint: c.deep, skin: skins[i % 4], left: [6, 2], right: [6, 2], stance: 3, badge: [rect(-25, -147, 15, 5, c.deep, { rx: 1 }), rect(10, -147, 15, 5, c.deep, { rx: 1 }), poly([[-4, -149], [4, -149], [0, -142]], skins[i % 4]), path('M-2.6 -144L0 -147L2.6 -144L1.6 -120L0 -116L-1.6 -120Z', c.navy), rect(-19, -84, 38, 4, c.deep)] })),
    person({ x: 1508, y: 674, s: 1.4, suit: c.deep, legs: c.navy, band: null, hat: 'peaked', hatPaint: c.navy, skin: skins[1], left: [95, -132, 38], right: [8, 4], stance: 5, badge: [poly([[-5, -149], [5, -149], [0, -136]], c.paper), [-1, 1].map((k) => range(0, 2, 1).map((r) => circle(k * 6, -124 + r * 14, 1.7, c.tan))), line(0, -136, 0, -80, c.navy, 1.4)] }),
    duffel(846, 676, 0.9), 
  ]
}

function volcanoIsland() {
  const w = sea('teal', 101)
  return [
    sky('gold'), clouds(18, [[150, 120, 260], [560, 200, 170]], c.white, 0.6), plume(1228, 132, 1.35),
    volcano(1500, 620, 150, { fill: '#86b6b1' }), volcano(1220, 860, 308, { fill: '#4d8f93' }), clouds(2, [[980, 300, 200], [1280, 262, 230]], c.white, 0.78), hills(41, 860, 1640, 26, '#2f7f76', 1), range(920, 1600, 40).map((x, i) => palm(x, HORIZON + 1, 15 + ((i * 7) % 12), '#1f6a64', i % 2 ? 0.14 : -0.12)), rect(850, HORIZON - 2, 760, 4, c.sand),
    afloat(w, 536, place(tanker({ L: 122, f: 6, paint: c.tealDark, chemical: true, funnelPaint: c.deep }), { x: 1420, y: 536, s: 4.9, flip: true })),
    reflection(810, 1400, 544, 54, c.navy, 4, 0.28), foam(822, 1404, 537, { dir: -1, power: 0.9, wake: 120 }), w.glints(46, 0.5, 556), gulls([[930, 226, 1], [970, 246, 0.7]]),
  ]
}

function dryDockScene() {
  return [
    sky('haze'), clouds(28, [[140, 130, 260], [620, 180, 180], [1040, 70, 240]], c.white, 0.65), hills(9, 520, 1000, 34, '#b4cdc0', 0.7),
    rect(0, HORIZON - 6, W, 8, '#d8e4da'), skyline(31, 1010, 1360, 56, '#a3bdb6'), poly([[1330, 440], [1330, 366], [1372, 340], [1414, 366], [1456, 340], [1498, 366], [1540, 340], [1582, 366], [1620, 344], [1620, 440]], '#86a9a6'), range(1346, 1600, 28).map((x) => rect(x, 386, 15, 34, '#cfe0d9', { opacity: 0.7 })),
    dryDock(), towerCrane(1500, 444, 250, -250, c.tealDark), towerCrane(804, 444, 170, 150),
    keelBlocks(946, 1490, 624, 1),
    place([group([
      rect(8, -14.4, 17, 2.9, c.paper), rect(8, -14.4, 4, 2.9, c.sand), range(13, 24, 2.2).map((x) => rect(x, -13.6, 0.9, 0.9, '#26496e')),
      rect(10, -17.2, 14, 2.8, c.paper), rect(10, -17.2, 3.4, 2.8, c.sand), range(14.4, 23, 2.2).map((x) => rect(x, -16.4, 0.9, 0.9, '#26496e')),
      rect(10, -20, 14, 2.8, c.paper), rect(10, -20, 3.4, 2.8, c.sand), range(14.4, 23, 2.2).map((x) => rect(x, -19.2, 0.9, 0.9, '#26496e')), rect(9, -20.3, 16, 0.5, c.blue),
      path('M14 -20.2V-23.2H25L24.2 -20.2Z', c.paper), path('M14.7 -21.2V-22.8H24.8L24.4 -21.2Z', '#26496e'), rect(13.6, -23.6, 12, 0.5, c.blue), line(19, -23.6, 19, -29.5, c.deep, 0.4), rect(17, -26.6, 4, 0.4, c.paper),
      poly([[4, -11.6], [4, -20.4], [8.4, -20.8], [9, -11.6]], c.deep), rect(4, -18.8, 4.6, 1.8, c.coral),
      poly([[95.6, -13.2], [95.9, -22], [96.3, -22], [96.6, -13.2]], c.paper), rect(40, -12.6, 20, 2.4, c.tealDark), rect(64, -12.6, 22, 2.4, c.tealDark), rect(39.4, -13, 21, 0.6, c.teal), rect(63.4, -13, 23, 0.6, c.teal),
      poly([[61, -10.4], [61.2, -19], [62.8, -19], [63, -10.4]], c.tan), poly([[62, -19], [62, -19.8], [80, -15.4], [80, -14.8]], c.coral),
      range(28, 92, 2.4).map((x) => line(x, -10.4, x, -11.5, c.paper, 0.12)), line(27, -11.5, 92, -11.5, c.paper, 0.13),
    ]), dockedShip()], { x: 778, y: 624, s: 7.25 }),
    staging(1300, 632, 138, 115),
    person({ x: 1120, y: 682, s: 0.19, suit: c.coral, hatPaint: c.paper, right: [80, 130] }), person({ x: 1142, y: 684, s: 0.19, suit: c.blue, hatPaint: '#f0c56a', skin: skins[1], left: [20, -50], right: [20, -50] }), person({ x: 1350, y: 540, s: 0.13, suit: c.tealDark, hatPaint: c.paper, back: true, right: [80, 140] }), person({ x: 800, y: 672, s: 0.18, suit: c.deep, hatPaint: c.coral, left: [60, 110] }),
  ]
}

function helicopterScene() {
  const w = sea('blue', 120)
  return [
    sky('morning'), sun(1480, 330, 38, '#f3b98f'), clouds(88, [[140, 120, 280], [640, 190, 190], [1000, 76, 250], [1360, 150, 240]], c.white, 0.75),
    w.all(), w.glints(36), place(ahts(), { x: 1196, y: 466, s: 1.5 }), rect(1194, 465, 118, 2.6, c.white, { opacity: 0.7 }),
    place(helicopter(), { x: 1150, y: 356, s: 1.8, tilt: 4, flip: true }),
    place(helideck(680), { x: 880, y: 560, s: 1 }), rect(1320, 634, 300, 80, c.blue), rect(1320, 634, 300, 6, c.mint, { opacity: 0.6 }), range(1340, 1600, 40).map((x) => rect(x, 656, 20, 20, c.mint, { rx: 3, opacity: 0.45 })), rect(960, 634, 18, 70, c.deep), rect(1130, 634, 18, 70, c.deep),
    windsock(1476, 560, 1.25), person({ x: 1404, y: 561, s: 0.44, suit: c.coral, band: c.paper, vest: '#f0c56a', hatPaint: c.paper, skin: skins[1], left: [110, 160], right: [110, 160] }), person({ x: 924, y: 561, s: 0.42, suit: c.deep, hatPaint: c.coral, skin: skins[2], left: [14, 10], right: [20, 60] }),
    rect(952, 540, 18, 20, c.coral, { rx: 3 }), rect(956, 534, 10, 7, c.deep, { rx: 2 }),
  ]
}

function anchorHandling() {
  const w = sea('teal', 131, { swell: 1.6 })
  return [
    sky('haze'), clouds(66, [[140, 130, 260], [640, 100, 220], [1080, 80, 260]], c.white, 0.65), w.back(470),
    place(platform({ y: 44 }), { x: 944, y: 450, s: 0.42, o: 0.6 }), w.between(470, 560),
    place(ahts({ paint: c.tealDark, working: true }), { x: 1004, y: 560, s: 7.7 }), w.front(560),
    stroke('M1240 516Q1110 524 1006 548Q960 562 920 590', c.navy, 3.4), stroke('M920 590Q900 606 884 640', c.navy, 3.4, { opacity: 0.35 }),
    group([stroke('M0 0V54', c.deep, 8), stroke('M-34 30Q-28 64 0 62Q28 64 34 30', c.deep, 8), poly([[-42, 40], [-34, 18], [-24, 38]], c.deep), poly([[42, 40], [34, 18], [24, 38]], c.deep), circle(0, -7, 8, 'none', { stroke: c.deep, 'stroke-width': 5 })], 'translate(1135 472) scale(.6)'),
    person({ x: 1096, y: 520, s: 0.15, suit: c.coral, hatPaint: c.paper, right: [80, 130] }), person({ x: 1180, y: 520, s: 0.15, suit: '#f0c56a', hatPaint: c.paper, right: [90, 130] }),
    reflection(1010, 1560, 570, 50, c.navy, 4, 0.26), calmLine(1010, 1550, 561), foam(1300, 1552, 561, { power: 0.7, wake: 0 }),
    buoy(790, 596, 1.5, { lean: -5 }), mooringBuoy(906, 640, 1.5), mooringBuoy(1180, 652, 1.2), buoy(1420, 652, 1.15, { fill: '#e0b04f', lean: 4 }), w.glints(46, 0.5, 580), gulls([[1130, 236, 1], [1172, 214, 0.8], [1100, 206, 0.7]]),
  ]
}

function homecoming() {
  const w = sea('gold', 140)
  return [
    sky('sunset'), sun(1090, 376, 62), clouds(91, [[140, 140, 260], [620, 190, 200], [820, 90, 260], [1260, 130, 300]], '#fff4e4', 0.62), hills(26, 1240, 1700, 66, '#9fb5ac', 0.7), hills(33, 700, 1000, 24, '#c3c5b1', 0.6),
    afloat(w, 524, [glitter(1090, 29, '#fbd2a8', 0.6), place(coaster({ L: 92 }), { x: 1186, y: 524, s: 4.9, flip: true })]),
    glitter(1090, 29, '#fbd2a8', 0.6, 1, 532), reflection(742, 1172, 532, 46, c.navy, 4, 0.26), foam(752, 1176, 525, { dir: -1, power: 0.8, wake: 90 }), w.glints(46, 0.5, 545),
    quay(0, 626, { h: 18 }), bollard(874, 650, 1.35), rope(800, 654, 874, 632, -6, 4), 
    person({ x: 1290, y: 690, s: 1.62, suit: c.teal, legs: c.tealDark, skirt: true, band: null, hat: 'hijab', hatPaint: c.sand, skin: skins[0], back: true, left: [140, 168], right: [20, 8], holding: (a) => scarf(a, c.coral) }),
    person({ x: 1206, y: 694, s: 1.06, suit: '#f0c56a', legs: c.deep, band: null, hat: 'hair', skin: skins[1], back: true, left: [130, 162], right: [40, 20] }),
    person({ x: 1372, y: 694, s: 0.9, suit: c.coral, legs: c.rust, skirt: true, band: null, hat: 'bun', skin: skins[2], back: true, left: [34, 30], right: [136, 170] }),
    person({ x: 1462, y: 692, s: 1.56, suit: c.blue, legs: c.navy, skirt: true, band: null, hat: 'hijab', hatPaint: c.deep, skin: skins[3], back: true, left: [22, 10], right: [132, 160] }),
    gulls([[940, 250, 1.1], [986, 228, 0.8], [900, 222, 0.7]]),
  ]
}

const scene = (draw, cropX, focus, en, idn) => ({ draw, cropX, focus, en, idn })

export const scenes = [
  scene(oilTanker, 667, '78% 60%', 'Oil tanker under way at dawn, the sun low over a calm sea.', 'Kapal tanker minyak berlayar saat fajar, matahari rendah di atas laut yang tenang.'),
  scene(lpg, 667, '80% 60%', 'Gas tanker with four spherical cargo tanks steaming past green hills.', 'Kapal tanker gas dengan empat tangki muat bulat berlayar melewati perbukitan hijau.'),
  scene(tugAndBarge, 664, '78% 62%', 'Tug towing a barge heaped with coal along a palm-lined coast.', 'Kapal tunda menarik tongkang bermuatan batu bara di sepanjang pantai berpohon kelapa.'),
  scene(ahtsAtPlatform, 667, '82% 55%', 'Anchor handling tug supply vessel standing by an offshore platform.', 'Kapal AHTS bersiaga di dekat anjungan lepas pantai.'),
  scene(containerBerth, 667, '80% 55%', 'Container ship alongside the berth while gantry cranes work its cargo.', 'Kapal peti kemas sandar di dermaga sementara derek gantri menangani muatannya.'),
  scene(crewOnDeck, 660, '74% 55%', 'Three crew members in coveralls and hard hats planning work on deck.', 'Tiga awak kapal berbaju kerja dan helm keselamatan merencanakan pekerjaan di geladak.'),
  scene(bridge, 667, '76% 55%', 'Helmsman at the wheel and an officer keeping lookout through the bridge windows.', 'Juru mudi memegang kemudi dan seorang perwira mengawasi laut dari jendela anjungan.'),
  scene(engine, 667, '74% 55%', 'Two engineers checking the main engine from the engine-room plates.', 'Dua masinis memeriksa mesin induk di kamar mesin.'),
  scene(pilot, 660, '80% 55%', 'Pilot boat alongside a large ship as the pilot climbs the rope ladder.', 'Kapal pandu merapat ke kapal besar saat pandu menaiki tangga tali.'),
  scene(phinisiScene, 667, '76% 50%', 'Phinisi under full sail passing a red-and-white lighthouse at golden hour.', 'Kapal pinisi dengan layar terkembang melewati mercusuar merah putih pada sore hari.'),
  scene(nightHarbour, 667, '80% 55%', 'Harbour at nightfall: a lit tanker, the moon and city lights on the water.', 'Pelabuhan saat malam tiba: tanker berlampu, bulan, dan cahaya kota di permukaan air.'),
  scene(squallScene, 667, '82% 60%', 'General cargo ship pushing through a rain squall with spray over the bow.', 'Kapal kargo menembus hujan badai dengan percikan ombak di haluan.'),
  scene(crewBoatScene, 667, '78% 65%', 'Fast crew boat at full speed heading for the offshore platforms.', 'Kapal crew boat melaju kencang menuju anjungan lepas pantai.'),
  scene(cadets, 667, '80% 60%', 'Cadets in white uniforms lined up on the quay before their officer.', 'Para taruna berseragam putih berbaris di dermaga di hadapan perwiranya.'),
  scene(volcanoIsland, 667, '76% 50%', 'Chemical tanker passing a volcanic island fringed with palms.', 'Kapal tanker kimia melintasi pulau gunung api yang ditumbuhi pohon kelapa.'),
  scene(dryDockScene, 660, '78% 60%', 'Ship on the blocks in dry dock, her hull and propeller exposed for survey.', 'Kapal di atas balok dok kering, lambung dan baling-balingnya terlihat untuk pemeriksaan.'),
  scene(helicopterScene, 667, '76% 55%', 'Helicopter coming in to land on an offshore helideck.', 'Helikopter bersiap mendarat di geladak helikopter lepas pantai.'),
  scene(anchorHandling, 667, '80% 60%', 'Anchor handler at work among mooring buoys, her wire over the stern roller and an anchor on deck.', 'Kapal penanganan jangkar bekerja di antara pelampung tambat, kawat kerja di rol buritan dan jangkar di geladak.'),
  scene(homecoming, 667, '76% 60%', 'Family waving from the quay as a ship comes home at sunset.', 'Keluarga melambaikan tangan dari dermaga saat kapal pulang di waktu senja.'),
]
