import { decodeEntities, plainText } from './plain-text';

describe( 'plain text', () => {
	test.each( [
		[ 'Health &amp; Fitness', 'Health & Fitness' ],
		[ 'Health &#038; Fitness', 'Health & Fitness' ],
		[ 'Health &#x26; Fitness', 'Health & Fitness' ],
		[ '<strong>Health</strong> and <em>Fun</em>', 'Health and Fun' ],
		[
			'It&#8217;s &quot;money&quot; &apos;now&apos;',
			'It’s "money" \'now\'',
		],
		[ '1 &lt; 2 &gt; 0', '1 < 2 > 0' ],
		[ '1 < 2 > 0', '1 < 2 > 0' ],
		[ 'I <3 WordPress', 'I <3 WordPress' ],
		[ 'I &lt;3 you', 'I <3 you' ],
		[ 'a<b', 'a<b' ],
		[ 'love </3 <br>or not', 'love </3 or not' ],
		[ '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>' ],
		[ '&amp;lt;', '&lt;' ],
		[
			'Ni&ntilde;ez &Eacute;xito &yuml;&nbsp;&iexcl;ya!',
			'Niñez Éxito ÿ ¡ya!',
		],
		[
			'&NTILDE; &unknown; & &; &#0; &#xD800; &#x110000;',
			'&NTILDE; &unknown; & &; &#0; &#xD800; &#x110000;',
		],
		[ '&rarr; &hearts; &NotEqualTilde;', '→ ♥ ≂̸' ],
		[ '  two \n\t words ', 'two words' ],
		[ 'العائلة', 'العائلة' ],
		[ '&#128512; 👨‍👩‍👧', '😀 👨‍👩‍👧' ],
		[ 'a<script>alert( 1 )</script>b<!-- c -->', 'ab' ],
		[ '<a href="x">Work</a><br />life', 'Worklife' ],
		[ '', '' ],
	] )( 'of %p is %p', ( html, text ) =>
		expect( plainText( html ) ).toBe( text )
	);

	test( 'leaves addresses alone, whose fields may have an entity’s name', () => {
		expect( decodeEntities( '/?a=1&copy=2&amp;b=3' ) ).toBe(
			'/?a=1&copy=2&b=3'
		);
	} );

	test( 'keeps white space when it only decodes', () => {
		expect( decodeEntities( ' a &amp;  b ' ) ).toBe( ' a &  b ' );
	} );
} );
