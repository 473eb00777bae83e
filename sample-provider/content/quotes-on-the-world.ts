import { samplePosts } from './sample-post.ts';

/** Quotes on creation, current concerns, God's existence, philosophy, science and worldviews. */
export const quotesOnTheWorld = samplePosts(`
# The day without a yesterday [Big Bang, Cosmological Argument]
<blockquote>For a long time unbelief was comfortable with a universe that had always been there. Then the evidence began to point to a beginning. It does not spell out the name of God. But a thing that begins asks for a cause, and a cause of all space and time must be something that was not waiting about inside them.</blockquote>
<p>To open a discussion with students; leave time for the physics.</p>
# More than was needed [God's World, Beauty]
<blockquote class="tr_bq">A world made only to function would not have needed the inside of a seashell, or the color of the sky at six in the evening, or the smell of rain. There is so much here that nobody required. Extravagance is hard to account for by necessity, and easy to account for by love.</blockquote>
# The dials were set [Fine-Tuning of Universe, Anthropic Principle]
<blockquote>&quot;Of course the universe allows for life,&quot; we are told, &quot;or we should not be here to notice.&quot; Quite so. And if fifty marksmen fired at me and missed, I should certainly have to be alive in order to be surprised. But I would still be right to be surprised, and to wonder what the marksmen had in mind.</blockquote>
<p>The picture of the firing squad is an old one in this debate and can be told in half a minute.</p>
# Instructions imply an instructor [Intelligent Design, Irreducible Complexity]
<blockquote>In every living cell there is something very like writing, and something very like a reader. The writing is of no use without the reader, and the reader is built from the writing. How such a pair got started is a question that deserves better than a wave of the hand, from any side. Elsewhere, when we find a text, we look for an author.</blockquote>
# The worth of the small [Abortion, Human Rights, Image of God]
<p><b></b></p><blockquote>If a human being is worth something because he is strong or clever or wanted, then his worth can be lost, and somebody must be appointed to measure it. If he is worth something because he bears the image of God, nobody holds the ruler. The smallest and the oldest are then as safe as the king.</blockquote><p>To be spoken gently; there are wounded people in every pew.</p>
# Connected and lonely [Contemporary Life]
<blockquote>We can reach almost anyone at any hour, and we have never been lonelier. We know what a thousand strangers had for dinner, and not the name of the widow next door. The church has no better device to offer. She has a table, and bread, and someone on either side of you.</blockquote>
# An enemy, and a beaten one [Death, Resurrection]
<blockquote>&quot;Death is only a part of life,&quot; they say kindly at the graveside, and no one who has loved the dead believes them. Scripture is more honest. It calls death an enemy. Only people who have heard that the enemy has been beaten can afford to call him that to his face.</blockquote>
<br />For a funeral sermon, or for the visit before it.
# My own little kingdom [Individual Autonomy, Free Will]
<blockquote>I wished to belong to nobody but myself, and I got what I wished for: a kingdom with one subject, who would not obey. It was no hardship to hear at last that I had been bought at a price. The rightful owner turned out to be the only one who wanted me free.</blockquote>
# A promise, not a mood [Marriage]
<blockquote>No one needs to vow that he will feel in love on the wedding day. Vows are made for the other days. When two people promise the rest of their lives without knowing what is in them, they do something that creatures of mere appetite could never do. They imitate, in a small house, a God who keeps his word.</blockquote>
<p>Short enough for a wedding address.</p>
# Meaning cannot be homemade [Meaning, Existentialism]
<blockquote class="tr_bq">We are advised to create our own meaning. One might as well create one's own north. I can paint the letter N on any wall of the room, but when I walk out into the snow it will not bring me home. A meaning that I made up this morning is not large enough to live in, and much too small to die in.</blockquote>
# The God who has scars [Suffering, Evil]
<blockquote>I cannot tell you why this happened to you, and I would not trust myself if I could. I can tell you what the reason is <i>not</i>. It is not that God does not care. He did not send an explanation from a safe distance; he came, and it cost him his life. We may wait for our answers in company like that.</blockquote>
# Why do the numbers fit? [Mathematics, Reason]
<blockquote>A mathematician shuts his eyes and works out a pretty theory that is of no use to anybody. A century later it proves to be the very thing needed to describe the inside of a star. Why should what goes on in a small gray organ agree with what goes on out there? It is no wonder, if both of them were thought of by the same mind.</blockquote>
<p>Teachers of mathematics may supply their own favorite example.</p>
# Quarreling about fairness [Moral Law Argument, Morality]
<blockquote>Listen to two children dividing a cake. Neither says, &quot;I happen to dislike your conduct.&quot; They say, &quot;That is not fair!&quot; and each expects the other to know what it means. Long before we have read any philosophy we appeal to a law that neither of us made. It would be odd if so universal a law had no lawgiver.</blockquote>
# A chord in an empty house [Music, Beauty]
<div><span style="font-size: medium;"></span></div><blockquote><span style="font-size: medium;">You can describe a cantata as vibrations of the air at certain frequencies, and everything you say will be correct. But you will not have explained why the tears came. Music keeps telling us that the world means more than it weighs. Perhaps that is why heaven, in Scripture, is so seldom silent.</span></blockquote>
# The greatest thing one can think of [Ontological Argument]
<blockquote>The old argument says that the greatest conceivable being cannot be a mere conception. Some find it proves everything, others that it proves nothing. This much it certainly does: it keeps us from arguing about too small a God. Whatever might have happened not to exist is not the one whom we worship.</blockquote>
<p>The argument goes back to Anselm, and a class will enjoy trying to find what is wrong with it.</p>
# Swallows and stars [Teleological Argument, Wonders of the World, God's World]
<blockquote>A bird that weighs no more than a letter crosses a desert and a sea, and in spring finds the same barn. We explain it by the sun, the stars, and a sense of the earth's magnetism, and each explanation is more wonderful than the bird. Those who know the most about how it is done are seldom the ones who stop marveling.</blockquote>
# The problem of good [Evil, Atheism]
<blockquote>The believer has to explain why there is evil in a world that God made, and it is a heavy task. But the unbeliever has a task as well. He must explain why there is such a thing as <i>evil</i>, and not simply events; and why, in a universe that does not care, he does.</blockquote>
# Love that can be refused [Free Will, Gods' Love]
<blockquote class="tr_bq">An all-powerful being could have lined the world with obedient dolls. He preferred children, though he knew what children do. Whoever complains that God gave us too much room should reflect that in less room there could have been no hatred, and no one to love.</blockquote>
<p>One should add, with the Lutheran confessions, that our wills are now bound and must be set free by the Gospel.</p>
# True for everybody [Truth, Skepticism]
<blockquote>&quot;There is no truth,&quot; said the speaker, and looked around to see whether we agreed that it was true. One can only saw through the branch on which one sits by sitting on it for a while. Truth is patient with us. It holds us up even while we deny it.</blockquote>
# Can atoms be mistaken? [Mind, Materialism, Reason]
<blockquote>Stones do not make mistakes. Neither do rivers; they merely go where they are pushed. If my thoughts also merely go where they are pushed, then they cannot be mistaken, and they cannot be correct either. Whoever gives me <i>reasons</i> for believing that I am only matter has paid me a compliment that his theory does not allow.</blockquote>
<p>Works best in conversation, one sentence at a time.</p>
# Everyone stands somewhere [Perspective, Worldviews]
<blockquote>Nobody looks at the world from nowhere. The believer has a standpoint, and so has the critic who reminds him of it. It is no disgrace to stand in a particular place. The thing to ask is how much of the country one can see from there, and whether the path that led up to it is sound.</blockquote>
# Between the gaps [God of the Gaps, Science and Faith]
<blockquote>If God lived only in the gaps of our knowledge, each discovery would evict him from another room. But the Creator is not a tenant in the house. He made it, and holds it up, and we should find his workmanship as plainly in the finished rooms as in the dark ones. We praise him for what we understand.</blockquote>
# Worlds without number [Multiverse, Universe]
<p>A thought for the science-minded:</p><blockquote>Perhaps there are countless universes, and ours is the lucky one. No one has seen the rest. I do not complain of that, since I too believe in things unseen. But let us notice that we have now left the laboratory, and that the choice is no longer between science and faith. It is between one unseen explanation and another.</blockquote>
# The first living thing [Origin of Life, Chance]
<blockquote>Given a living cell, one can tell many interesting stories about what happened next. The first cell is the difficulty. It had to feed itself, repair itself and copy itself, and it had no ancestors from whom to learn. Honest researchers say that they do not yet know how it came to be. It is a good phrase, and we might all use it more.</blockquote>
# A net and its holes [Scientism]
<blockquote class="tr_bq"><p>A fisherman with a net of two-inch mesh concluded that the sea has no creatures smaller than two inches. He had the catch to prove it. When we hear that only what science can measure is real, we should admire the catch and ask about the net.</p></blockquote>
<p>The comparison is a familiar one; try it with an actual piece of netting.</p>
# Two books by one author [Science and Faith, Scientific Field]
<blockquote>Christians have long spoken of two books, nature and Scripture, from the same hand. A reader may misunderstand either of them. When the two appear to quarrel, he will do well to suspect the reader first, to read both again slowly, and not to throw the one at the head of the other.</blockquote>
<div style="text-align: left;">Suggested for blessing students at the start of the school year.</div>
# An undecided juror [Agnosticism, Skepticism]
<blockquote>It can be honorable to say, &quot;I have not yet made up my mind.&quot; But a juror may not stay out for ever. Every day we live as though God were or as though he were not; we pray or we do not, we hope or we do not. Life requires a verdict from us while the evidence is still being read.</blockquote>
# The painter is not the paint [Pantheism, Theism]
<blockquote>To say that everything is God sounds generous. But then the tumor is God as well as the child, and nobody is left to whom we might cry out against the one on behalf of the other. The Bible's God is near to everything and identical with nothing he has made. That is why he can come to help.</blockquote>
# Do all roads lead up the mountain? [Religions, Worldviews]
<blockquote>They say that every religion is a path up the same mountain, and that we shall meet at the top. Whoever says so must have been up there to see it. The Christian has a humbler report to make. We could not find any path that went all the way, and the one who lives on the summit came down.</blockquote>
<p>More on this theme under <a href="https://example.org/worldviews" target="_blank">Worldviews</a>.</p>
# Man as the measure [Humanism, Image of God, Morality]
<blockquote>Humanism wants to honor man, and so do we. But when man is the highest thing there is, he has nobody to look up to and nobody to forgive him. Tell him that he is dust, and that God breathed into this dust, and in the end took it upon himself. No one has ever thought more highly of man than that.</blockquote>
`);
