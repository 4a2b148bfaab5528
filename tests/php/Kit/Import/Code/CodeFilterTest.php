<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import\Code;

use Rueda\Kit\Import\Cleaner;
use Rueda\Kit\Import\Code\CodeFilter;
use Rueda\Kit\Import\Code\ItemCode;
use Rueda\Kit\Import\Code\LossySettings;
use Rueda\Kit\Library\StarterKits;
use Rueda\Tests\TestCase;

final class CodeFilterTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
		add_shortcode( 'lottery', static fn (): string => 'Run.' );
	}

	protected function tearDown(): void {
		remove_shortcode( 'lottery' );
		parent::tearDown();
	}

	/**
	 * @dataProvider code
	 * @param list<string> $names
	 */
	public function test_every_way_in_which_code_gets_in_is_named_and_closed(
		string $html,
		array $names,
		string $left
	): void {
		$cleaner = new Cleaner( false );
		$block   = '<!-- wp:paragraph -->%s<!-- /wp:paragraph -->';

		// Where an attribute is taken out, versions of WordPress leave a space or none.
		self::assertSame(
			sprintf( $block, $left ),
			str_replace( '<p >', '<p>', $cleaner->content( sprintf( $block, $html ) ) )
		);
		self::assertSame( $names, $cleaner->left_out()['code'] );
		self::assertSame( sprintf( $block, $html ), ( new Cleaner( true ) )->content( sprintf( $block, $html ) ) );
	}

	/** @return array<string, array{string, list<string>, string}> */
	public function code(): array {
		return [
			'a script'              => [ '<p>a<script>evil()</script>b</p>', [ '<script>' ], '<p>ab</p>' ],
			'an event'              => [ '<p onclick="evil()">a</p>', [ 'onclick' ], '<p>a</p>' ],
			'an event of an image'  => [
				'<img src="x.png" onerror=evil() alt=""/>',
				[ 'onerror' ],
				'<img src="x.png" alt="" />',
			],
			'a frame'               => [ '<iframe src="https://else.test/"></iframe>a', [ '<iframe>' ], 'a' ],
			'a frame of its own'    => [ '<iframe srcdoc="&lt;script&gt;"></iframe>a', [ '<iframe>' ], 'a' ],
			'an object'             => [
				'<object data="a.swf" type="application/x-shockwave-flash">a</object>',
				[ '<object data>', '<object type>' ],
				'<object>a</object>',
			],
			'an embed'              => [ '<embed src="a.swf"/>a', [ '<embed>' ], 'a' ],
			'a form'                => [
				'<form action="https://else.test/"><input name="password"/></form>a',
				[ '<form>', '<input>' ],
				'a',
			],
			'an image that draws'   => [
				'<svg onload="evil()"><a xlink:href="#">x</a></svg>a',
				[ '<svg>', '<a xlink:href>' ],
				'a',
			],
			'styles'                => [ '<style>body{display:none}</style>a', [ '<style>' ], 'a' ],
			'a style with a script' => [
				'<p style="background:url(javascript:evil())">a</p>',
				[ '<p style>' ],
				'<p>a</p>',
			],
			'an expression'         => [ '<p style="width:expression(evil())">a</p>', [ '<p style>' ], '<p>a</p>' ],
			'a base'                => [ '<base href="https://else.test/"/>a', [ '<base>' ], 'a' ],
			'a redirection'         => [
				'<meta http-equiv="refresh" content="0;url=https://else.test/"/>a',
				[ '<meta>' ],
				'a',
			],
			'a linked file'         => [ '<link rel="preload" href="https://else.test/a.css"/>a', [ '<link>' ], 'a' ],
			'a shortcode'           => [ '<p>a [lottery]</p>', [ '[lottery]' ], '<p>a </p>' ],
			'one in an attribute'   => [
				'<a title="[lottery]" href="/x">a</a>',
				[ '[lottery]' ],
				'<a title="" href="/x">a</a>',
			],
			'a command of core'     => [ '<p data-wp-on--click="a::b">a</p>', [ 'data-wp-on--click' ], '<p>a</p>' ],
			'a program'             => [ '<p>a<?php evil(); ?></p>', [], '<p>a</p>' ],
			'odd capitals'          => [ '<ScRiPt>evil()</sCrIpT>a', [ '<script>' ], 'a' ],
			'code in code'          => [ '<scr<script></script>ipt>evil()</script>a', [ '<scr<script>' ], 'evil()a' ],
		];
	}

	public function test_elements_that_hide_others_from_wordpress_bring_no_code(): void {
		foreach ( [ 'math', 'svg', 'p' ] as $outer ) {
			foreach ( [ 'title', 'textarea' ] as $inner ) {
				$filter = new CodeFilter();
				$html   = $filter->html( "<$outer><$inner><img src=x onerror=alert(1)></$inner></$outer>" );

				self::assertStringNotContainsString( 'onerror', $html, "$outer $inner" );
				self::assertNotSame( [], $filter->found(), "$outer $inner" );
			}
		}
	}

	public function test_html_that_may_hide_code_is_not_said_to_run_it(): void {
		$told = static fn ( string $html ): array => ItemCode::sentences(
			ItemCode::in_item( 'page', [ 'content' => "<!-- wp:html -->$html<!-- /wp:html -->" ] )
		);
		self::assertSame( [ 'Has HTML in which code may hide: HTML.' ], $told( '<p>a</p><p title="b' ) );
		self::assertSame( [ 'Has HTML in which code may hide: <textarea>.' ], $told( '<textarea>a</textarea>' ) );
		self::assertSame(
			[
				'Brings code that runs for every visitor: <script>.',
				'Has HTML in which code may hide: <textarea>.',
			],
			$told( '<textarea>a</textarea><script>b()</script>' )
		);
	}

	public function test_settings_of_a_form_keep_letters_of_any_script(): void {
		$kept = "# хранить Å\nsubscribers_only: on";

		self::assertSame( $kept, LossySettings::out_of( $kept ) );
		self::assertSame( $kept, LossySettings::out_of( "$kept\nskip_mail: on" ) );
	}

	public function test_a_tag_that_does_not_end_and_a_quote_that_hides_one_are_closed(): void {
		foreach ( [
			'<p>a</p><script>evil()',
			'<img src=x onerror=evil() ',
			'<textarea><p title="</textarea><img src=x onerror=evil()>">',
		] as $html ) {
			$filter = new CodeFilter();
			$left   = $filter->html( $html );
			self::assertNotSame( [], $filter->found(), $html );
			self::assertDoesNotMatchRegularExpression( '/<script|<[^>]*\sonerror/i', $left, $html );
		}
	}

	/**
	 * @dataProvider harmless
	 * @dataProvider more_that_is_harmless
	 */
	public function test_what_the_editor_writes_stays_byte_for_byte_and_is_not_called_code( string $content ): void {
		$cleaner = new Cleaner( false );

		self::assertSame( $content, $cleaner->content( $content ) );
		self::assertSame( [ 'code' => [], 'mail' => [], 'settings' => [] ], $cleaner->left_out() );
	}

	/** @return array<string, array{string}> */
	public function harmless(): array {
		return [
			'text'    => [
				'<!-- wp:paragraph {"style":{"color":{"text":"#123456"}}} -->'
					. '<p class="has-text-color" style="color:#123456">Ana &amp; Bo: 1 &lt; 2, “a”<br>b<br/>c <a '
					. 'href="https://else.test/?a=1&amp;b=2" target="_blank" rel="noreferrer noopener" '
					. 'data-type="page" data-id="5">d</a></p><!-- /wp:paragraph -->',
			],
			'image'   => [
				'<!-- wp:image {"id":5,"aspectRatio":"4/3","scale":"cover","style":{"border":{"radius":"4px"}}} -->'
					. '<figure class="wp-block-image size-large has-custom-border">'
					. '<img src="/a.jpg" alt="A &quot;b&quot;" class="wp-image-5" '
					. 'style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/>'
					. '<figcaption class="wp-element-caption">c</figcaption></figure><!-- /wp:image -->',
			],
			'cover'   => [
				'<!-- wp:cover {"url":"/a.jpg","dimRatio":50,"minHeight":50,"minHeightUnit":"vh"} -->'
					. '<div class="wp-block-cover" style="min-height:50vh">'
					. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>'
					. '<img class="wp-block-cover__image-background" alt="" src="/a.jpg" style="object-position:50% '
					. '20%" data-object-fit="cover" data-object-position="50% 20%"/>'
					. '<div class="wp-block-cover__inner-container"><!-- wp:heading -->'
					. '<h2 class="wp-block-heading" id="a">a</h2><!-- /wp:heading --></div></div><!-- /wp:cover -->',
			],
			'columns' => [
				'<!-- wp:columns --><div class="wp-block-columns" '
					. 'style="padding-top:var(--wp--preset--spacing--40);margin-bottom:clamp(1rem, 2vw, 3rem)">'
					. '<!-- wp:column {"width":"33.33%"} --><div class="wp-block-column" style="flex-basis:33.33%">'
					. '</div><!-- /wp:column --></div><!-- /wp:columns -->',
			],
			'buttons' => [
				'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button">'
					. '<a class="wp-block-button__link has-background wp-element-button" href="tel:+34" '
					. 'style="border-radius:0px;background:linear-gradient(135deg,rgb(6,147,227) 0%,rgb(155,81,224) '
					. '100%)">a</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
			],
			'details' => [
				'<!-- wp:details {"showContent":true} --><details class="wp-block-details" open><summary>a</summary>'
					. '<!-- wp:paragraph --><p>b</p><!-- /wp:paragraph --></details><!-- /wp:details -->',
			],
		];
	}

	/** @return array<string, array{string}> */
	public function more_that_is_harmless(): array {
		return [
			'table'     => [
				'<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><thead><tr>'
					. '<th class="has-text-align-right" data-align="right" scope="col" colspan="2">a</th></tr></thead>'
					. '</table></figure><!-- /wp:table -->',
			],
			'video'     => [
				'<!-- wp:video --><figure class="wp-block-video">'
					. '<video controls loop muted playsinline poster="/a.jpg" preload="none" src="/a.mp4">'
					. '<track src="/a.vtt" kind="captions" label="a" srclang="es"/></video></figure><!-- /wp:video -->',
			],
			'list'      => [
				'<!-- wp:list {"ordered":true,"reversed":true,"start":3} -->'
					. '<ol reversed start="3" class="wp-block-list"><!-- wp:list-item --><li>a</li>'
					. '<!-- /wp:list-item --></ol><!-- /wp:list -->',
			],
			'separator' => [
				'<!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator -->'
					. '<!-- wp:spacer {"height":"40px"} --><div style="height:40px" aria-hidden="true" '
					. 'class="wp-block-spacer"></div><!-- /wp:spacer -->',
			],
			'embed'     => [
				'<!-- wp:embed {"url":"https://www.youtube.com/watch?v=a\u0026t=1","type":"video",'
					. ''
					. '"providerNameSlug":"youtube"} --><figure class="wp-block-embed">'
					. ''
					. '<div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=a&amp;t=1</div></figure>'
					. '<!-- /wp:embed -->',
			],
			'own HTML'  => [ '<!-- wp:html --><div class="a"><b>b</b> & c</div><!-- /wp:html -->' ],
			'old text'  => [
				"<p>a</p>\n[caption width=\"5\"]<img src=\"/a.jpg\" alt=\"\" width=\"5\" /> "
					. "b[/caption]\n[gallery]\n<!--more-->\n<p>c</p>",
			],
			'our area'  => [
				'<!-- wp:rueda/area {"label":"Health \u0026 \u003cem\u003ework\u003c/em\u003e \u0026 '
					. '[more]","desc":"\u003ca href=\u0022/x?a=1\u0026b=2\u0022\u003eb\u003c/a\u003e"} /-->',
			],
		];
	}

	public function test_a_block_of_code_is_left_out_whole_and_what_is_around_it_is_not_touched(): void {
		$cleaner = new Cleaner( false );
		$around  = '<!-- wp:rueda/area {"label":"Health \u0026 work"} /-->';
		$content = $around
			. '<!-- wp:html --><b>a</b><script>evil()</script><!-- /wp:html -->'
			. '<!-- wp:shortcode -->[lottery]<!-- /wp:shortcode -->' . $around;

		self::assertSame( $around . $around, $cleaner->content( $content ) );
		self::assertSame( [ '<script>', '[lottery]' ], $cleaner->left_out()['code'] );
	}

	public function test_code_in_the_values_of_a_block_is_left_out_however_deep_it_is(): void {
		$cleaner = new Cleaner( false );
		$attrs   = [
			'desc'  => '<b onclick="evil()">a</b>',
			'deep'  => [ [ 'x<script>evil()</script>' ], 3, true ],
			'style' => [ 'css' => 'background:url(https://else.test/)', 'color' => [ 'text' => 'red' ] ],
		];
		$block   = serialize_block( [ 'blockName' => 'rueda/area', 'attrs' => $attrs, 'innerContent' => [] ] );

		$left = parse_blocks( $cleaner->content( $block ) )[0]['attrs'];

		self::assertSame( '<b>a</b>', $left['desc'] );
		self::assertSame( [ [ 'x' ], 3, true ], $left['deep'] );
		self::assertSame( [ 'css' => '', 'color' => [ 'text' => 'red' ] ], $left['style'] );
		self::assertSame( [ 'onclick', '<script>', 'CSS' ], $cleaner->left_out()['code'] );
	}

	public function test_emails_and_settings_of_a_form_are_looked_at_too(): void {
		$form = [
			'content'             => '<!-- wp:rueda/form-field {"type":"email","name":"your-email"} /-->',
			'messages'            => [ 'mail_sent_ok' => 'Thanks <img src=x onerror=evil()>' ],
			'mail'                => [
				'use_html' => true,
				'body'     => '<p>[your-message]</p><form action="https://else.test/"></form>',
			],
			'mail2'               => [ 'use_html' => false, 'body' => "<[your-email]>\nhttps://else.test & a < b" ],
			'additional_settings' => "subscribers_only: on\ndemo_mode: on\ndo_not_store: true\nskip_mail: off",
		];

		self::assertSame(
			[
				'Brings code that runs for every visitor: onerror.',
				'Its emails have HTML that only trusted people may write: <form>.',
				'With its settings messages are not sent or not kept: demo_mode, do_not_store.',
			],
			ItemCode::sentences( ItemCode::in_item( 'rueda_form', $form ) )
		);
		self::assertSame(
			"subscribers_only: on\nskip_mail: off",
			LossySettings::out_of( $form['additional_settings'] )
		);
	}

	public function test_our_own_starter_kits_bring_no_code(): void {
		$count = 0;
		foreach ( StarterKits::all() as $starter ) {
			$kit = StarterKits::open( $starter['id'] );
			foreach ( $kit->manifest()->items as $key => $item ) {
				self::assertSame(
					[],
					ItemCode::sentences( ItemCode::in_item( $item->doc_type, $kit->item( $key ) ) ),
					$key
				);
				++$count;
			}
		}
		self::assertGreaterThan( 10, $count );
	}
}
