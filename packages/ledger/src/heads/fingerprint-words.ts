/**
 * 2048 plain words, chosen for being told apart by ear: no two differ only in their vowels or in consonants that a bad line mixes up (b and
 * p, d and t, g and k, f and v, m and n, s and z), and common words that sound like another are left out. A word's place is its number in every
 * fingerprint: nothing may be put in, taken out or moved.
 */
export const fingerprintWords: readonly string[] = `
  ability absent absorb abstract academy accent accept account achieve acid acorn acrobat across action actor adapt
  address adjust admiral adult adventure advice aerial afford afternoon agenda agree airline airport alarm albatross
  album alcove alias alley alliance almanac almond aloud alphabet already alternate always amazing amber ambition
  amount ample amuse anatomy ancestor anchor angel animal ankle announce annual answer antelope antique antler anvil
  apartment applaud apple appoint approve apricot april apron aquarium arcade arch arctic arena argue armor arrival
  arrow artichoke article artist ascend ash aspen assemble assist astronaut athlete atlas atom attach attend attic
  attract audience august author autograph autumn avenue average avocado avoid awake award axle baboon baby backpack
  backyard bacon badge bagel baker balance balcony balloon bamboo banana banjo banner barbecue bareback bargain
  baritone barley barn barometer barrel baseball basement basil basin basket battle beautiful beaver because bedroom
  bedtime beehive begin belfry believe bell belong bench beneath beside better beyond bicycle billow biology birch
  birthday bishop blackbird blanket blaze blend blizzard blossom blue blueprint board boardwalk boat bobcat bonfire
  bonnet book bookshelf borrow botany boulevard bounce boundary bouquet bowl bowtie bracelet bracket branch brave
  bread breakfast breath breeze brick bridge brisk broccoli broker bronze broom brother brown brush bubble bucket
  buckle budget buffalo buffet build bulldog bundle bungalow bush butler butterfly button buzzard bypass cabbage
  cabin cabinet cable cactus cage calcium calendar calico calm camel camera campfire cancel candle candy canoe
  canopy canyon captain capture caramel caravan carbon cardinal career cargo carnival carpet cartoon cascade cashew
  castle catalog cathedral cattle cavalry cedar celebrate celery cello cement center century ceramic chain chair
  chalk challenge chamber champion change channel chapel chapter charcoal charm charter chatter cheerful cheese
  cherry chestnut chicken chief chimney chipmunk chisel chocolate chorus church cicada cinema cinnamon circle circus
  citizen citrus civil clarify clarinet classic clever client cliff climate clinic cloak closet clothes cloud
  cluster coast cobalt cobra cobweb cocoa coconut coffee collar collect college colony column combine comedy comet
  comfort comic command community company compare compass complete computer concert concrete condor conduct confirm
  connect consider contest continent control convince cool copper copy coral cordial cork corner corridor cosmic
  cottage cotton cougar country courtyard cousin cowboy coyote cozy cradle craft cranberry crater crayon credit
  crescent crest crew cricket crimson crisp crocodile crossing crouch crowd crown crumble crunch crystal cube
  cucumber culture cupboard cupcake curfew curious currency curve cushion custom cutlery cycle cyclone cypress
  daffodil dainty dairy daisy dampen dancer dandelion daring darkness database daughter dawn daylight dazzle
  deadline dealer decade december decide decimal deck decorate dedicate define degree deliver delta denim dentist
  depart depend describe design detail develop device dialog diamond dice diesel diet different digital dignity
  dinner dinosaur diploma diplomat direct discover discuss display distance distant district ditch divide doctor
  document dolphin domestic domino donate donkey doorbell dormitory double dove downhill downtown dozen dragon drama
  drastic drawer dream dress drift driver drizzle dryer duchess dune durable dusk dynamic eager eagle early earring
  earth easel easily eastern easy echo eclipse edge edition editor educate eggplant elastic elbow elder elect
  electric elegant elephant elevator elm emblem embrace emerald emerge emotion emperor employ empty enable enchant
  encore endless energy engage engine enhance enjoy enlarge enough ensemble entrance entry envelope episode equal
  equator equip era errand escape estate evening event evergreen everyone evolve exact example excuse exercise
  exhibit exit expand expect expert explain explore express extra eyebrow fable fabric factory faculty fairy
  faithful falcon family famous fancy fanfare fantasy farewell farmer fashion fasten father faucet favorite feast
  february fellow fence fennel fern festival fiber fiction fiddle field fifteen fifty figure film finance finger
  finish firefly fireplace first fitness fixture flag flame flamingo flannel flash flavor fleet flicker flint floor
  florist flurry foam focus fog folder folklore football footprint forbid forecast foreign forest forever forge
  forgive fork forklift formal formula fortress fortune forward fossil foster fountain fox fragile frame freckle
  freedom freelance freeze fresco friday friend frigate fringe frog frontier frost frozen fruit fudge function funny
  furniture fusion future gadget galaxy gallant gallery gallop garage garland garlic garment garnet gasoline gather
  gazebo gazelle gelatin general genius gentle geology gesture geyser giant gift gigantic giggle ginger giraffe
  glacier glass gleam glimpse glitter globe gloomy glory glossy glue gnome goblet goblin goggles golden golf gondola
  goose gopher gorge gospel gossip govern graceful grammar granite grape grass grateful gravel gravity gravy greet
  grill grizzly grocer groove grotto ground guard guitar gumdrop gymnast habit hacksaw hairpin half hallway halo
  hammer hammock hamster handbag handle handshake happen happy harbor hardly hardware harmonica harmony harness harp
  harvest hasten hatchet hawk hawthorn hazel headline health heather heaven heavy hedge helium helmet help herald
  hero heron herring hickory hidden highland hill hilltop hinge history hockey holiday hollow home homework honest
  honey hopeful horizon hornet horseshoe hospital hostess hotel household human humble hundred hungry hunter hurdle
  hurricane hybrid hydrant iceberg icicle idea identify igloo illusion image imagine impact improve inch income
  index indigo indoor industry infinite influence inform initial inkwell inlet inner input inquire insect inside
  inspect install instant interest interview inventor invite iris iron irrigate island isolate ivory ivy jackal
  jacket jackpot jade jaguar january jasmine jasper javelin jeans jeep jelly jellyfish jersey jetty jigsaw jockey
  joke journal journey jubilee judge jumbo jump jungle junior juniper jupiter justice kangaroo karate kayak kebab
  keepsake kelp kerosene ketchup keyboard kidney kilo kimono kingdom kitchen kiwi knapsack kneecap knock knuckle
  label labor lace ladder lady ladybug lagoon lakeside lamp landmark language lantern larch larder lasso latitude
  lattice laugh launch launder laundry laurel lavender lavish lawn lawyer layer leaf leap learn leather lecture
  legend legible leisure lemon lemonade length lens lentil leopard level lever liberty library lifeboat lifetime
  light lilac lily limerick limestone limit linger linguist lion liquid listen literal little livery lizard lobby
  lobster local locket lodge loft logic london lonely longitude lottery lovely loyal lucky luggage lullaby lumber
  luminous lunar luxury lyric macaroni machine magazine magenta magic magnify magnolia magpie mahogany mailbox
  majestic major mallet mammoth manage mandarin mandolin mango mansion manual maple maracas marathon marble march
  margin marigold marina market marmalade maroon marquee marvel marvelous mascot mason massive master matador
  material matter mattress maximum maybe mayor meadow meaning measure mechanic medicine meeting melody melon member
  memory mental menu merchant mercury merit mermaid merry message method metric middle midnight midway mighty
  migrate military milk mimic mineral minister minnow minstrel minute miracle mirror mistake mitten mix mixture
  mobile mocha model moderate modern modest molecule moment monarch monastery monday monkfish monocle month monument
  moonlight morning mortar mosaic mosque moss mother motive mound mountain movement movie muffin mulberry mule
  multiply mural mushroom musical muskrat muslin mystery mythical nachos napkin narrow national navigate nearby
  nebula necklace nectar negative neighbor nephew neptune nervous nest network neutral never newborn newspaper
  nickel nightfall nimble nine nineteen ninety nonsense normal north northern notebook notice nougat novel november
  nozzle nuclear nurse nutmeg oak oasis oatmeal object oblong oboe observe occasion ocean octagon octave october
  octopus odd office often oil old olive olympic omega omelet onion onward opal open opera opinion optic oracle
  orange orbit orchard orchestra orchid order ordinary oregano organ origin ornament orphan ostrich otter ottoman
  outback outcome outdoor outfit outlet outline outlook outside outward oval oven overcoat overlook owl owner oxbow
  oxygen oyster pacific package padlock pagoda painter pajamas palace palm pamphlet pancake panda panel panorama
  panther pantry paper paprika parachute parade paradise paragraph parallel parcel pardon parent parlor parsley
  particle partner passage passenger passport pasta pastel pastry pasture pathway patio patriot patrol pattern
  pavement payment peacock pearl pedigree pelican pencil pendant penguin peninsula pension percent perfect perfume
  permit persimmon person petition pheasant photo physics piano piccolo picnic picture piglet pilgrim pilot pine
  pink pinnacle pinwheel pistachio pitcher pixel pizza placard plaid planet plank planner plaster plastic plateau
  platform platinum platypus player plaza pleasant plenty pliers plow plum plumber plunge plural plywood poetry
  polar policy polish popcorn poplar porcelain porcupine porridge portal portrait position positive possible postage
  postcard postpone potato potential pottery poultry powder practice prairie precise prefer prelude premium prepare
  preserve president pressure pretty pretzel prevent previous priest primary princess print priority prism private
  probable problem proclaim produce professor program project prologue promise promote prosper protect proverb
  province public publish pudding puffin pulley pulse pumpkin pupil puppet purchase purple purpose pursue puzzle
  pyramid quail quaint quality quarry quarter quartet quartz queen question quick quiet quilt quiver quiz raccoon
  radar radiant radio radish radium rafter railroad rainbow raincoat raisin rally ramble ramp ranch random ranger
  rapid rarely raspberry raven razor react realm rebuild recall receipt recent recess recipe recite recognize
  recommend record recover recruit rectangle recycle reduce redwood reef reflect reform refresh region register
  regular reindeer relate relax release relevant relish remain remark remedy remember remind remote remove renew
  repair replace reply report request require rescue resemble reserve resident resist resource respect respond
  result retrieve return reveal reverse revolve reward rhino rhubarb rhythm ribbon rice riddle ridge rigid ripple
  river roadside roast rocket rocky romance room rooster rope rosemary rotary rotate rough round rowboat rowing
  royal ruby rugby ruler runner runway rural rush rustic saddle safari safety saffron sage sailor salad salmon salon
  salt sample sanctuary sandal sandpaper sandwich sapphire sardine satchel satellite satin satisfy saturday saturn
  sauna sausage saxophone scallop scarecrow scarf scarlet scatter scenic schedule scholar school science scissors
  score scorpion scout scrapbook scratch screen scribble script scroll scrub sculptor seafood seagull search seaside
  season seat second secret section security segment select semester senior sensible sentence separate september
  sequel sequence serenade sermon seven seventy several shade shadow shallow shampoo shark sharpen shawl shelf shell
  shelter shepherd sherbet shield shingle shiny ship shirt shock shoelace shovel shower shred shrimp shrink shrub
  shuffle shuttle shy sibling sidewalk signal signature silence silk silver similar sincere singer siren sister
  situate sixteen sixty sizzle skeleton sketch skill skillet skip skirt sky skyline slalom sled sleeve slender slice
  slim sling slipper slogan slope smart smile smoke smooth snapshot sneeze snorkel snow snowman soap soccer social
  socket soda sofa soft soldier solution solve sombrero someone song sonnet soprano sorbet south souvenir soybean
  spade spaghetti spare spark sparrow speak special spectrum speech spell spend sphere spice spider spinach spiral
  spirit splash splendid sponge spoon sport spray spring sprinkle sprint sprout spruce square squash squeeze squid
  squirrel stable stadium stage staircase stallion stamp standard stanza star starfish startle statement statue stay
  steam steep stencil stereo stew sticker stock stomach stool stork storm stove strange strategy straw stream street
  stretch strict string stripe stroke structure student sturdy subject sublime submarine substance suburb subway
  suffix sugar suggest suitcase sunday sunflower sunken sunrise supper supply support supreme surface surfer surgeon
  surplus surprise surround survey swallow swan swap sweater swift swing switch sycamore symphony synthetic syrup
  system tablet tactic tadpole takeoff talcum talent tangerine tangible tank tapestry target tavern taxi teacher
  teapot teenager telegram telephone telescope temple tempo tender tennis tension tenth terrace terrain textbook
  textile texture thank theater theme therapy thermos thicket thimble thirsty thirteen thirty thistle thorn thought
  thousand thread thrifty thrive throw thrush thumb thunder ticking tile timber tinsel tiny titan toast today
  toddler toffee together tolerant tomato tomorrow toolbox tooth topaz topic torch tornado tortoise toucan tourist
  toward towel tower toy tractor trade tradition traffic trail trainer transfer translate transport trapeze trapper
  travel tray treasure treaty tremble trend triangle tribute tricky trident trinket trip triple triumph trolley
  trombone trophy tropic trousers trowel truck truffle trumpet trunk truth tuesday tugboat tulip tundra tunic tunnel
  turban turf turkey turnip turquoise turtle tweed twelve twenty twilight twin twinkle twirl twist typical ukulele
  ultra umbrella unfold unicorn uniform unique unit universe unlock unusual update uphold upland uplift upper uproar
  upstairs urban urgent useful utensil utility utopia vacation vacuum valley valor vampire vanguard variety various
  varnish vase vegetable vehicle velocity velvet vendor veneer venison verb verse vertical veteran viaduct vibrate
  village vinegar vineyard vintage violet violin visible visitor vista vital vitamin vivid vocal volcano volunteer
  voucher vowel wafer waffle wagon waiter wallet wallpaper walnut walrus waltz wander wardrobe warehouse warm
  warning warrior wash wasp waterfall wax wealth weasel website wedding wednesday weekend weekly welcome wellness
  west western wharf wheat wheel whisker whisper whistle wicker wide wife wild wildlife willow windmill window windy
  winner wire wisdom witness wizard wolf wombat wooden woolen word work workshop worthy wreath wrestle wrinkle yacht
  yard yarn yawn yeast yellow yesterday yodel yoga yogurt young youth zeal zebra zenith zero zest zigzag zodiac zone
`
  .trim()
  .split(/\s+/);
