import { cleanHtml, isSameHtml } from './html';

test.each( [
	[
		'<p>Hello <b>you</b> and <i>me</i></p>',
		'<p>Hello <strong>you</strong> and <em>me</em></p>',
	],
	[ '<div style="color:red" class="x">Words</div>', '<p>Words</p>' ],
	[ '<span onclick="x()">Words</span>', 'Words' ],
	[
		'<h1>Head</h1><ul><li>One</li></ul>',
		'<h3>Head</h3><ul><li>One</li></ul>',
	],
	[
		'<a href="https://example.test/?a=1&amp;b=2" target="_blank" class="x">go</a>',
		'<a href="https://example.test/?a=1&amp;b=2" target="_blank">go</a>',
	],
	[ '<a href="/about/">go</a>', '<a href="/about/">go</a>' ],
	[ '<a href="javascript:alert(1)">go</a>', '<a>go</a>' ],
	[ '<a href=" java\nscript:alert(1)">go</a>', '<a>go</a>' ],
	[
		'<img src="data:image/svg+xml,x" onerror="x()" alt="A">',
		'<img alt="A">',
	],
	[ 'a<script>alert(1)</script>b<style>p{}</style>', 'ab' ],
	[ '<svg><a xlink:href="javascript:x">y</a></svg>', '' ],
	[
		'One <b>two</b><div>Three</div>',
		'<p>One <strong>two</strong></p><p>Three</p>',
	],
	[ '<ul><li>One</li></ul> <p>Two</p>', '<ul><li>One</li></ul><p>Two</p>' ],
	[
		'<!-- wp:list --><ul class="wp-block-list">\n<!-- wp:list-item --><li>One</li>\n</ul>\n\n<p></p>',
		'<ul><li>One</li></ul>',
	],
	[
		'<blockquote>Said<cite>Ana</cite></blockquote>',
		'<blockquote><p>Said</p><cite>Ana</cite></blockquote>',
	],
	[
		'<table><tbody><tr><td></td></tr></tbody></table>',
		'<table><tbody><tr><td></td></tr></tbody></table>',
	],
	[ '<p><br></p>', '' ],
	[ '<p>&nbsp;</p>', '' ],
	[ '1 &lt; 2 &amp; <!-- note -->3', '1 &lt; 2 &amp; 3' ],
] )( '%p becomes %p', ( html, clean ) => {
	expect( cleanHtml( html ) ).toBe( clean );
	expect( cleanHtml( clean ) ).toBe( clean );
} );

test.each( [
	[
		'<a href="/a" target="_blank">a</a>',
		'<a target="_blank" href="/a">a</a>',
		true,
	],
	[ '<p>One\n two </p>\n<p>Three</p>', '<p>One two</p><p>Three</p>', true ],
	[ '<p class="x">One</p>', '<p>One</p>', true ],
	[ '<p>One</p>', '<p><em>One</em></p>', false ],
	[ '<ol start="3"><li>One</li></ol>', '<ol><li>One</li></ol>', false ],
] )( '%p and %p are the same: %p', ( one, other, isSame ) => {
	expect( isSameHtml( one, other ) ).toBe( isSame );
} );
