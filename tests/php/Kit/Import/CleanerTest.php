<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Cleaner;

final class CleanerTest extends ImportTestCase {
	private const HOSTILE = '<!-- wp:paragraph --><p onclick="evil()">Text<script>evil()</script> [lottery] '
		. '[rueda_wheel id="1"]</p><!-- /wp:paragraph -->'
		. '<!-- wp:html --><iframe src="https://else.test/"></iframe><!-- /wp:html -->'
		. '<!-- wp:shortcode -->[lottery]<!-- /wp:shortcode -->'
		. 'Free text'
		. '<!-- wp:group --><div class="wp-block-group"><!-- wp:html --><b onclick="evil()">in</b><!-- /wp:html -->'
		. '<!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

	protected function setUp(): void {
		parent::setUp();
		add_shortcode( 'lottery', static fn (): string => 'Run.' );
	}

	protected function tearDown(): void {
		remove_shortcode( 'lottery' );
		parent::tearDown();
	}

	public function test_what_the_user_may_not_write_here_does_not_come_by_a_kit(): void {
		$cleaner = new Cleaner( false );
		$content = $cleaner->content( self::HOSTILE );
		self::assertSame(
			'<!-- wp:paragraph --><p>Text  [rueda_wheel id="1"]</p><!-- /wp:paragraph -->'
			. 'Free text<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Kept</p>'
			. '<!-- /wp:paragraph --></div><!-- /wp:group -->',
			str_replace( "\n", '', $content )
		);
		self::assertSame( [ '[lottery]', 'onclick', '<script>', '<iframe>' ], $cleaner->left_out()['code'] );
	}

	/** @dataProvider hidden_shortcodes */
	public function test_no_foreign_shortcode_hides_from_who_takes_them_out( string $html, string $left ): void {
		$cleaner = new Cleaner( false );
		self::assertSame( "<p>$left</p>", $cleaner->text( "<p>$html</p>" ) );
		$block = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph -->';
		self::assertSame( sprintf( $block, $left ), $cleaner->content( sprintf( $block, $html ) ) );
	}

	/** @return list<array{string, string}> */
	public function hidden_shortcodes(): array {
		return [
			[ '[[lottery]]', '' ],
			[ '[[[lottery ids="1"]]] [[rueda_wheel id="1"]]', ' [[rueda_wheel id="1"]]' ],
			[ 'a[lot[lottery]tery]b', 'ab' ],
			[ '[lot<script></script>tery]', '' ],
			[ '[lot[[lottery]]tery]', '' ],
			[ '<a title="x[lottery]">[1] a</a>', '<a title="x">[1] a</a>' ],
			[ '<a title="[lot[lottery]tery]">a</a>', '<a title="">a</a>' ],
			[ str_repeat( '[lot', 5 ) . '[lottery]' . str_repeat( 'tery]', 5 ), '' ],
		];
	}

	public function test_values_keep_no_foreign_shortcode_and_deep_nesting_is_no_way_around(): void {
		$cleaner = new Cleaner( false );
		$attrs   = [ 'label' => '[[lottery]]Job', 'other' => [ [ 'x[lottery]' ], 1, true, '[rueda_wheel id="1"] a' ] ];
		$block   = parse_blocks(
			$cleaner->content(
				serialize_block( [ 'blockName' => 'rueda/area', 'attrs' => $attrs, 'innerContent' => [] ] )
			)
		)[0];
		self::assertSame(
			[ 'label' => 'Job', 'other' => [ [ 'x' ], 1, true, '[rueda_wheel id="1"] a' ] ],
			$block['attrs']
		);
		$html = $cleaner->content(
			serialize_block(
				[
					'blockName'    => 'rueda/area',
					'attrs'        => [ 'desc' => '<a title="[lottery]" href="/x">x</a>' ],
					'innerContent' => [],
				]
			)
		);
		self::assertSame( '<a title="" href="/x">x</a>', parse_blocks( $html )[0]['attrs']['desc'] );
		self::assertSame( [ 'title' => 'Book' ], $cleaner->values( [ 'title' => 'Book[lottery]' ] ) );
		self::assertStringNotContainsString(
			'[lottery]',
			$cleaner->text( str_repeat( '[lot', 50 ) . '[lottery]' . str_repeat( 'tery]', 50 ) )
		);
		self::assertSame( [ 'title' => '[lottery]' ], ( new Cleaner( true ) )->values( [ 'title' => '[lottery]' ] ) );
	}

	public function test_a_user_with_the_right_to_all_html_imports_it_unchanged(): void {
		$cleaner = new Cleaner( true );
		self::assertSame( self::HOSTILE, $cleaner->content( self::HOSTILE ) );
		self::assertSame( [], $cleaner->left_out()['code'] );
	}

	/** @dataProvider addresses */
	public function test_invalid_addresses_become_empty_for_every_user( string $address, bool $is_allowed ): void {
		$cleaner = new Cleaner( true );
		$content = $cleaner->content(
			'<!-- wp:rueda/area {"link":' . wp_json_encode( $address ) . '} /-->'
			. '<!-- wp:paragraph --><p><a href="' . esc_attr( $address ) . '">x</a></p><!-- /wp:paragraph -->'
		);
		$block   = parse_blocks( $content )[0];
		self::assertSame( $is_allowed ? $address : '', $block['attrs']['link'] );
		self::assertSame( $is_allowed, ! str_contains( $content, 'href=""' ) );
		self::assertSame( $is_allowed ? 0 : 2, count( $cleaner->emptied_addresses() ) );
	}

	public static function addresses(): array {
		return [
			[ 'https://else.test/a?b=c#d', true ],
			[ 'http://else.test', true ],
			[ 'mailto:a@b.test', true ],
			[ 'tel:+1234', true ],
			[ '/about', true ],
			[ '#top', true ],
			[ 'page.html', true ],
			[ 'javascript:evil()', false ],
			[ " java\tscript:evil()", false ],
			[ 'JaVaScRiPt:evil()', false ],
			[ 'vbscript:evil()', false ],
			[ 'data:text/html,evil', false ],
			[ 'file:///etc/passwd', false ],
			[ 'ftp://else.test', false ],
		];
	}

	public function test_scripts_hide_in_no_other_attribute(): void {
		$cleaner = new Cleaner( true );
		$content = $cleaner->content(
			'<!-- wp:rueda/area {"label":"Note: this is text","other":{"deep":["javascript:evil()"]}} /-->'
		);
		self::assertSame(
			[ 'label' => 'Note: this is text', 'other' => [ 'deep' => [ '' ] ] ],
			parse_blocks( $content )[0]['attrs']
		);
		self::assertStringNotContainsString(
			'javascript',
			$cleaner->content(
				'<!-- wp:image --><img srcset="a.jpg 1x, javascript:x 2x" src="javascript:y"/><!-- /wp:image -->'
			)
		);
	}

	public function test_an_import_by_a_user_without_the_right_is_filtered_and_says_so(): void {
		$this->kit->add( 'page:one', [ 'title' => '<script>x</script>One', 'content' => self::HOSTILE ] );
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		kses_init();
		$run  = $this->import();
		$post = $this->post_of( $run, 'page:one' );
		self::assertStringNotContainsString( 'iframe', $post->post_content );
		self::assertStringNotContainsString( '<script', $post->post_content . $post->post_title );
		self::assertSame( 'kit_bad_block:[lottery], onclick, <script>, <iframe>', $run->items['page:one']['reason'] );
		self::assertStringContainsString( '<iframe>', $this->report( $run )['report']['items'][0]['reason'] );
	}

	public function test_pages_of_a_user_who_may_not_publish_are_pending(): void {
		$this->kit->add( 'page:one', [ 'content' => 'Text.' ] );
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'publish_pages' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		self::assertSame( 'pending', $this->post_of( $this->import(), 'page:one' )->post_status );
	}

	public function test_a_kit_can_name_no_option_user_role_type_or_meta(): void {
		$this->kit->add(
			'page:one',
			[
				'content'     => 'Text.',
				'post_type'   => 'wheel',
				'post_author' => 99,
				'post_parent' => 1,
				'meta'        => [ '_evil' => 'x', 'wheel_meta_range_max' => 3 ],
				'meta_input'  => [ '_evil' => 'x' ],
				'tax_input'   => [ 'category' => [ 1 ] ],
				'options'     => [ 'default_role' => 'administrator' ],
				'users'       => [ [ 'user_login' => 'evil' ] ],
			]
		);
		$this->kit->add( 'wheel:two', [ 'meta' => [ '_evil' => 'x', 'wheel_meta_range_max' => '9' ] ] );
		$this->kit->settings = [ 'cta' => [ 'default_role' => 'administrator', 'users_can_register' => 1 ] ];
		$role                = get_option( 'default_role' );
		$users               = count_users()['total_users'];
		$run                 = $this->import();
		$post                = $this->post_of( $run, 'page:one' );
		self::assertSame(
			[ 'page', get_current_user_id(), 0 ],
			[ $post->post_type, (int) $post->post_author, $post->post_parent ]
		);
		self::assertSame(
			[ '', '' ],
			[ get_post_meta( $post->ID, '_evil', true ), get_post_meta( $post->ID, 'wheel_meta_range_max', true ) ]
		);
		self::assertSame( '', get_post_meta( $run->items['wheel:two']['id'], '_evil', true ) );
		self::assertSame( 9, (int) get_post_meta( $run->items['wheel:two']['id'], 'wheel_meta_range_max', true ) );
		self::assertSame( [ $role, $users ], [ get_option( 'default_role' ), count_users()['total_users'] ] );
	}

	public function test_a_number_without_a_marker_is_one_of_another_site(): void {
		$foreign = wp_insert_post(
			[ 'post_type' => 'rueda_form', 'post_title' => 'Foreign', 'post_status' => 'publish' ]
		);
		$this->kit->add(
			'page:one',
			[
				'content' => '<!-- wp:rueda/contact-form {"formId":' . $foreign . '} /--><!-- wp:image {"id":'
					. $foreign . '} --><img class="wp-image-' . $foreign . '"/><!-- /wp:image -->',
			]
		);
		$this->kit->add(
			'wheel:two',
			[
				'cta'   => [ 'ctaType' => 'page-cta', 'page' => [ 'value' => $foreign, 'label' => 'x' ] ],
				'image' => $foreign,
			]
		);
		$run = $this->import();
		self::assertStringNotContainsString( (string) $foreign, $this->post_of( $run, 'page:one' )->post_content );
		self::assertSame( '', get_post_meta( $run->items['wheel:two']['id'], 'wheel_CTA', true )['page'] );
		self::assertSame( 0, (int) get_post_thumbnail_id( $run->items['wheel:two']['id'] ) );
		self::assertCount( 2, $run->unresolved );
	}
}
