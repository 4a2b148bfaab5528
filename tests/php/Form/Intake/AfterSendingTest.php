<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Tests\Database;
use WP_Post;

/** What a form does after sending: own content, a page, or the sentence. */
final class AfterSendingTest extends PlainPostTestCase {
	private const ALL = [
		[ 'name' => 'your-name', 'label' => 'Your name' ],
		[ 'type' => 'textarea', 'name' => 'text' ],
		[
			'type'    => 'select',
			'name'    => 'reason',
			'choices' => [ [ 'label' => 'Question' ], [ 'label' => 'Complaint' ] ],
		],
	];

	private const COMPLAINT = [
		'match' => 'all',
		'rules' => [ [ 'field' => 'reason', 'is' => 'equal', 'value' => 'Complaint' ] ],
	];

	/**
	 * @param array<string, mixed> $attributes
	 * @param array<string, mixed> $settings
	 */
	private function form_with( array $attributes, string $content = '', array $settings = [] ): int {
		$after = sprintf(
			"<!-- wp:rueda/form-thanks %s-->\n%s\n<!-- /wp:rueda/form-thanks -->",
			[] === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ',
			$content
		);
		return $this->make_form( [ ...self::ALL, $after ], $settings );
	}

	/** @param array<string, mixed> $attributes */
	private static function paragraph( string $html, array $attributes = [] ): string {
		$json = [] === $attributes ? '' : serialize_block_attributes( $attributes ) . ' ';
		return "<!-- wp:paragraph {$json}-->\n<p>$html</p>\n<!-- /wp:paragraph -->";
	}

	/** @param array<string, mixed> $settings */
	private function make_page( array $settings = [] ): int {
		return Database::insert_post(
			$settings + [ 'post_type' => 'page', 'post_title' => 'Thanks', 'post_status' => 'publish' ]
		);
	}

	/** @param array<string, mixed> $fields */
	private function content( int $id, array $fields ): string {
		return $this->answer( $id, $fields )['rueda_after']['content'] ?? '';
	}

	public function test_own_content_comes_with_the_answer_and_contains_what_was_typed(): void {
		$id     = $this->form_with( [], self::paragraph( 'Thank you, <strong>[your-name]</strong>! [[your-name]]' ) );
		$answer = $this->answer( $id, [ 'your-name' => 'Ada' ] );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( 'Thank you for your message. It has been sent.', $answer['message'] );
		self::assertStringContainsString(
			'Thank you, <strong>Ada</strong>! &#91;your-name&#93;',
			$answer['rueda_after']['content']
		);
	}

	public function test_answers_are_text_and_lines_stay_lines(): void {
		$id      = $this->form_with( [], self::paragraph( '[text]' ) );
		$content = $this->content( $id, [ 'text' => "<img src=x onerror=alert(1)>\n[gallery] & \"me\"" ] );

		self::assertStringNotContainsString( '<img', $content );
		self::assertStringNotContainsString( '[', $content );
		self::assertStringContainsString( '&gt;<br>', $content );
	}

	public function test_an_answer_never_becomes_part_of_an_attribute_or_of_code(): void {
		$html    = '<a href="[your-name]" title="[your-name]">Go</a>'
			. '<script>let a = "[your-name]";</script> [your-name]';
		$id      = $this->form_with( [], self::paragraph( $html ) );
		$content = $this->content( $id, [ 'your-name' => 'javascript:x' ] );

		self::assertSame( 1, substr_count( $content, 'javascript:x' ) );
	}

	public function test_the_content_is_not_printed_with_the_form_and_fields_in_it_are_none(): void {
		$inner       = self::paragraph( 'Only later' )
			. '<!-- wp:rueda/form-field {"name":"extra","isRequired":true} /-->';
		$id          = $this->form_with( [], $inner );
		[ , $parts ] = $this->handler();
		$page        = $this->printed( $parts->printer(), $id );

		self::assertStringNotContainsString( 'Only later', $page->document->textContent );
		self::assertNull( $this->read_form( $id )->field( 'extra' ) );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'your-name' => 'Ada' ] )['status'] );
	}

	public function test_a_part_of_the_content_is_shown_under_conditions(): void {
		$id = $this->form_with(
			[],
			self::paragraph( 'Thanks.' ) . self::paragraph( 'We are sorry.', [ 'showIf' => self::COMPLAINT ] )
		);

		$told = fn ( string $reason ): string => $this->content( $id, [ 'your-name' => 'A', 'reason' => $reason ] );

		self::assertStringContainsString( 'sorry', $told( 'Complaint' ) );
		self::assertStringNotContainsString( 'sorry', $told( 'Question' ) );
	}

	public function test_the_first_block_whose_conditions_hold_counts(): void {
		$page = $this->make_page();
		$one  = serialize_block_attributes( [ 'then' => 'page', 'pageId' => $page, 'showIf' => self::COMPLAINT ] );
		$id   = $this->make_form(
			[
				...self::ALL,
				"<!-- wp:rueda/form-thanks $one /-->",
				'<!-- wp:rueda/form-thanks -->' . self::paragraph( 'Thanks.' ) . '<!-- /wp:rueda/form-thanks -->',
			]
		);
		$told = fn ( string $reason ): array => array_keys(
			$this->answer( $id, [ 'your-name' => 'Ada', 'reason' => $reason ] )['rueda_after']
		);

		self::assertSame( [ 'page' ], $told( 'Complaint' ) );
		self::assertSame( [ 'content' ], $told( 'Question' ) );
	}

	public function test_a_message_that_was_refused_brings_nothing_of_it(): void {
		$id = $this->form_with( [], self::paragraph( 'Thanks.' ) );

		self::assertArrayNotHasKey( 'rueda_after', $this->answer( $id, [] ) );
	}

	public function test_a_repeated_message_gets_the_content_again(): void {
		$id   = $this->form_with( [], self::paragraph( 'Thanks, [your-name].' ) );
		$sent = [ 'your-name' => 'Ada', '_rueda_key' => '1-2-3-4' ];

		self::assertSame( $this->content( $id, $sent ), $this->content( $id, $sent ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_content_that_cannot_be_printed_leaves_the_sentence(): void {
		$id   = $this->form_with( [], self::paragraph( 'Thanks.' ) );
		$fail = static function (): void {
			throw new \RuntimeException( 'broken' );
		};
		add_filter( 'render_block_core/paragraph', $fail );
		$answer = $this->answer( $id, [ 'your-name' => 'Ada' ] );
		remove_filter( 'render_block_core/paragraph', $fail );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertArrayNotHasKey( 'rueda_after', $answer );
	}

	public function test_styles_of_a_layout_come_with_the_content(): void {
		$group   = '<!-- wp:group {"layout":{"type":"flex","justifyContent":"right"}} -->'
			. '<div class="wp-block-group">' . self::paragraph( 'Thanks.' ) . '</div><!-- /wp:group -->';
		$content = $this->content( $this->form_with( [], $group ), [ 'your-name' => 'Ada' ] );

		self::assertMatchesRegularExpression( '~^<style>[^<]*\.wp-container-after-[\w-]+[^<]*flex-end~', $content );
		self::assertMatchesRegularExpression( '~class="[^"]*wp-container-after-~', $content );
	}

	public function test_without_scripts_the_page_shows_the_content_in_place_of_the_form(): void {
		$id = $this->form_with( [], self::paragraph( 'Thanks, [your-name]. [your-name]' ) );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'A <b> [gallery]' ] );

		self::assertStringNotContainsString( 'gallery', $this->went );
		$page = $this->printed_after_redirect( $id );

		self::assertSame( 0, $page->query( '//form' )->length );
		self::assertStringContainsString( 'Thanks, A <b> [gallery].', $page->document->textContent );
		self::assertSame( [ 'Fill in the form again' ], $this->texts( $page, '//div[@id]//a' ) );
		self::assertSame(
			[ 'Thank you for your message. It has been sent.' ],
			$this->texts( $page, '//p[@role="status"]' )
		);
	}

	public function test_a_page_is_named_without_any_answer(): void {
		$page = $this->make_page();
		$id   = $this->form_with( [ 'then' => 'page', 'pageId' => $page ], self::paragraph( 'Thanks.' ) );

		self::assertSame(
			[ 'page' => get_permalink( $page ) ],
			$this->answer( $id, [ 'your-name' => 'Ada' ] )['rueda_after']
		);
	}

	public function test_chosen_answers_become_parameters(): void {
		$page   = $this->make_page();
		$fields = [ 'your-name', 'reason', 'gone', 'text' ];
		$id     = $this->form_with( [ 'then' => 'page', 'pageId' => $page, 'fields' => $fields ] );
		$sent   = [ 'your-name' => 'Ada & Ed', 'reason' => 'Question', 'text' => str_repeat( 'é', 500 ) ];
		$told   = $this->answer( $id, $sent )['rueda_after']['page'];
		parse_str( (string) wp_parse_url( $told, PHP_URL_QUERY ), $parameters );

		self::assertSame( 'Ada & Ed', $parameters['your-name'] );
		self::assertSame( 'Question', $parameters['reason'] );
		self::assertSame( str_repeat( 'é', 200 ), $parameters['text'] );
		self::assertArrayNotHasKey( 'gone', $parameters );
	}

	public function test_a_name_that_wordpress_reads_gets_another_one_in_the_address(): void {
		$page  = $this->make_page();
		$after = serialize_block_attributes( [ 'then' => 'page', 'pageId' => $page, 'fields' => [ 'year' ] ] );
		$id    = $this->make_form( [ [ 'name' => 'year' ], "<!-- wp:rueda/form-thanks $after /-->" ] );

		self::assertMatchesRegularExpression(
			'/[?&]field-year=1999$/',
			$this->answer( $id, [ 'year' => '1999' ] )['rueda_after']['page']
		);
	}

	/** @return array<string, array{string, string}> */
	public static function addresses(): array {
		return [
			'a path of this site'    => [ '/thanks/?a=b#c', '/thanks/?a=b#c' ],
			'another site'           => [ 'https://evil.example/thanks', '' ],
			'no scheme'              => [ '//evil.example/', '' ],
			'backslashes'            => [ '/\\evil.example', '/evil.example' ],
			'code'                   => [ 'javascript:alert(1)', '' ],
			'a site that is allowed' => [ 'https://book.example.org/x', 'https://book.example.org/x' ],
			'nothing'                => [ '', '' ],
		];
	}

	/** @dataProvider addresses */
	public function test_an_address_is_of_this_site_or_allowed( string $address, string $expected ): void {
		add_filter( 'allowed_redirect_hosts', static fn ( array $hosts ): array => [ ...$hosts, 'book.example.org' ] );
		$id = $this->form_with( [ 'then' => 'page', 'address' => $address ] );

		self::assertSame( $expected, $this->answer( $id, [ 'your-name' => 'Ada' ] )['rueda_after']['page'] ?? '' );
	}

	public function test_a_page_that_visitors_cannot_see_leaves_the_sentence(): void {
		$page = $this->make_page( [ 'post_status' => 'draft' ] );
		$id   = $this->form_with( [ 'then' => 'page', 'pageId' => $page ] );
		self::assertInstanceOf( WP_Post::class, get_post( $page ) );

		self::assertArrayNotHasKey( 'rueda_after', $this->answer( $id, [ 'your-name' => 'Ada' ] ) );
	}

	public function test_without_scripts_the_visitor_is_led_to_the_page(): void {
		$page = $this->make_page();
		$id   = $this->form_with( [ 'then' => 'page', 'pageId' => $page ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );

		self::assertSame( get_permalink( $page ), $this->went );
	}
}
