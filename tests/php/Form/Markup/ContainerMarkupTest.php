<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Form;
use Rueda\Tests\Form\FormTestCase;

/** What is around the fields of a form. */
final class ContainerMarkupTest extends FormTestCase {
	public function test_prints_the_container_and_the_form_as_the_protocol_has_them(): void {
		$_SERVER['REQUEST_URI'] = '/contact/?a=1&b=2#there';
		$id                     = $this->make_form(
			[ [ 'type' => 'file', 'name' => 'cv' ] ],
			[ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ]
		);
		$page                   = $this->page(
			$id,
			[ 'htmlId' => 'f 1', 'htmlName' => 'n', 'htmlTitle' => 'Write to us', 'htmlClass' => 'big big' ]
		);

		self::assertMatchesRegularExpression(
			"/^div class=\"wpcf7 no-js\" id=\"wpcf7-f$id-o\\d+\" lang=\"es-ES\" dir=\"ltr\" data-wpcf7-id=\"$id\" "
				. 'data-rueda-status="init"$/',
			self::tag( $page, '//div[@data-wpcf7-id]' )
		);
		self::assertMatchesRegularExpression(
			"~^form action=\"/contact/\\?a=1&b=2#wpcf7-f$id-o\\d+\" method=\"post\" class=\"wpcf7-form init big\" "
				. 'id="f1" name="n" aria-label="Write to us" enctype="multipart/form-data" '
				. 'novalidate="novalidate" data-status="init" data-rueda-draft="60" data-rueda-waiting="24"$~',
			self::tag( $page, '//form' )
		);
		self::assertSame(
			'p role="status" aria-live="polite" aria-atomic="true"',
			self::tag( $page, '//div[@data-wpcf7-id]/div[@class="screen-reader-response"]/p' )
		);
		self::assertSame(
			'div class="wpcf7-response-output" aria-hidden="true"',
			self::tag( $page, '//form/div[last()]' )
		);
	}

	public function test_a_form_fetched_by_ajax_is_sent_to_its_page(): void {
		$form                   = $this->make_form( [ [ 'name' => 'f' ] ] );
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin-ajax.php?action=load_more';
		add_filter( 'wp_doing_ajax', '__return_true' );
		$GLOBALS['post'] = get_post( $form );
		add_filter( 'post_type_link', static fn (): string => home_url( '/contact/' ) );

		$with_page       = self::tag( $this->page( $form ), '//form' );
		$GLOBALS['post'] = null;
		$without         = self::tag( $this->page( $form ), '//form' );

		self::assertStringContainsString( 'action="/contact/#', $with_page );
		self::assertStringContainsString( 'action="/#', $without );
	}

	/** @return iterable<string, array{string, string}> */
	public function locales(): iterable {
		yield 'with a manner of speaking' => [ 'de_DE_formal', 'lang="de-DE" dir="ltr"' ];
		yield 'from right to left' => [ 'he_IL', 'lang="he-IL" dir="rtl"' ];
		yield 'none' => [ '', 'lang="" dir="ltr"' ];
	}

	/** @dataProvider locales */
	public function test_says_in_which_language_it_speaks( string $locale, string $expected ): void {
		$id = $this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_locale' => $locale ] ] );

		self::assertStringContainsString( " $expected ", self::tag( $this->page( $id ), '//div[@data-wpcf7-id]' ) );
	}

	public function test_a_form_without_a_language_is_read_in_that_of_the_page(): void {
		add_filter( 'locale', static fn (): string => 'pt_BR' );
		$page = $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) );
		foreach ( [ '//div[@class="screen-reader-response"]', '//form' ] as $part ) {
			self::assertStringContainsString( ' lang="pt-BR"', self::tag( $page, $part ) );
		}

		$of_form = $this->page(
			$this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] )
		);
		self::assertStringNotContainsString( 'lang=', self::tag( $of_form, '//form' ) );
	}

	public function test_add_ons_can_depend_on_the_script_and_style_handles_of_the_protocol(): void {
		$scripts = clone wp_scripts();
		$styles  = clone wp_styles();
		foreach ( [ $scripts, $styles ] as $files ) {
			$files->add( 'rueda-test-addon', 'https://example.org/addon', [ 'contact-form-7' ] );
			$files->all_deps( [ 'rueda-test-addon' ] );
		}

		self::assertContains( 'rueda-test-addon', $styles->to_do );
		self::assertContains( 'rueda-test-addon', $scripts->to_do );
		self::assertContains(
			\WP_Block_Type_Registry::get_instance()->get_registered( 'rueda/contact-form' )->view_script_handles[0],
			$scripts->to_do
		);
	}

	public function test_prints_the_hidden_inputs_in_order(): void {
		$id    = $this->make_form( [ [ 'name' => 'f' ] ] );
		$page  = $this->page( $id );
		$names = [];
		foreach ( $page->query( '//fieldset[@class="hidden-fields-container"]/input[@type="hidden"]' ) as $input ) {
			$names[] = $input->getAttribute( 'name' );
		}

		self::assertSame(
			[
				'_wpcf7',
				'_wpcf7_version',
				'_wpcf7_locale',
				'_wpcf7_unit_tag',
				'_wpcf7_container_post',
				'_wpcf7_posted_data_hash',
				'_rueda_time',
				'_rueda_key',
			],
			$names
		);
	}

	public function test_add_ons_add_hidden_inputs_but_replace_none(): void {
		add_filter(
			'wpcf7_form_hidden_fields',
			static fn ( array $more ): array => $more + [ '_wpcf7' => '99', '_mine' => 'x' ]
		);
		$id   = $this->make_form( [ [ 'name' => 'f' ] ] );
		$page = $this->page( $id );

		self::assertSame( (string) $id, $page->query( '//input[@name="_wpcf7"]' )->item( 0 )->getAttribute( 'value' ) );
		self::assertSame( 1, $page->query( '//input[@name="_wpcf7"]' )->length );
		self::assertSame( 1, $page->query( '//input[@name="_mine"]' )->length );
	}

	public function test_a_form_without_files_needs_no_other_encoding(): void {
		self::assertStringNotContainsString(
			'enctype',
			self::tag( $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) ), '//form' )
		);
	}

	public function test_members_only_carries_a_nonce_for_members_and_is_hidden_from_others(): void {
		$id = $this->make_form(
			[ [ 'name' => 'f' ] ],
			[ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ]
		);
		self::assertSame( 1, $this->page( $id )->query( '//p[@class="wpcf7-subscribers-only"]' )->length );

		$this->act_as( 'subscriber' );
		$page = $this->page( $id );
		self::assertSame(
			1,
			wp_verify_nonce(
				$page->query( '//input[@name="_wpnonce"]' )->item( 0 )->getAttribute( 'value' ),
				'wp_rest'
			)
		);
	}

	/** @dataProvider elsewhere */
	public function test_an_action_elsewhere_is_refused( string $address ): void {
		add_filter( 'wpcf7_form_action_url', static fn (): string => $address );

		self::assertSame(
			1,
			$this->page(
				$this->make_form( [ [ 'name' => 'f' ] ] )
			)->query( '//p[@class="wpcf7-invalid-action-url"]' )->length
		);
	}

	/** @return array<string, array{string}> */
	public function elsewhere(): array {
		return [
			'without a scheme'            => [ '//evil.example/x' ],
			'beginning as this site does' => [ untrailingslashit( home_url() ) . '.evil.example/x' ],
		];
	}

	/**
	 * @testWith ["//evil.example/x"]
	 *           ["/^/evil.example/x"]
	 *           ["/\\\\/evil.example/x"]
	 */
	public function test_no_address_of_a_page_sends_the_form_to_another_site( string $asked ): void {
		$_SERVER['REQUEST_URI'] = $asked;

		self::assertStringContainsString(
			'action="/evil.example/x#',
			self::tag( $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) ), '//form' )
		);
	}

	public function test_numbers_all_forms_of_a_page_and_no_id_stands_twice(): void {
		$id   = $this->make_form(
			[ [ 'name' => 'f', 'label' => 'F', 'htmlId' => 'mine' ], [ 'name' => 'g', 'label' => 'G' ] ]
		);
		$html = do_blocks( str_repeat( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->', 2 ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		preg_match_all( '/id="wpcf7-f\d+-o(\d+)"/', $html, $tags );

		self::assertSame( array_unique( $ids[1] ), $ids[1] );
		self::assertSame( 1, (int) $tags[1][1] - (int) $tags[1][0] );
	}

	public function test_the_place_of_a_long_answer_has_its_height_before_the_answer(): void {
		$style = fn ( string $words ): string => $this->page(
			$this->make_form(
				[ [ 'name' => 'f' ] ],
				[ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => $words ] ] ]
			)
		)->query( '//div[@data-wpcf7-id]' )->item( 0 )->getAttribute( 'style' );

		self::assertSame( '', $style( str_repeat( 'é', 72 ) ) );
		self::assertStringContainsString(
			'clamp(3*var(--rueda-line),(30rem - 100vw)*99,8*var(--rueda-line))',
			$style( str_repeat( 'é', 180 ) )
		);
		self::assertStringContainsString(
			'clamp(6*var(--rueda-line),(30rem - 100vw)*99,12*var(--rueda-line))',
			$style( str_repeat( 'e', 5000 ) )
		);
	}

	public function test_an_add_on_may_print_the_response_itself(): void {
		$id = $this->make_form( [ [ 'name' => 'f' ] ] );
		add_filter(
			'wpcf7_form_response_output',
			static fn ( string $html, string $css, string $text, Form $form, string $status ): string =>
				"<section class=\"$css\">{$form->id()} [$text] $status</section>",
			10,
			5
		);

		$section = $this->page( $id )->query( '//section[@class="wpcf7-response-output"]' )->item( 0 );
		self::assertSame( "$id [] init", $section->textContent );
	}

	public function test_the_response_stands_where_its_author_put_it(): void {
		$page = $this->page( $this->make_form( [ [ 'type' => 'response' ], [ 'name' => 'f' ] ] ) );

		self::assertSame( 1, $page->query( '//div[@class="wpcf7-response-output"]' )->length );
		self::assertSame(
			1,
			$page->query( '//div[div[@class="wpcf7-response-output"]]/following-sibling::div' )->length
		);
	}
}
