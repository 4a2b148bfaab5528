<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Form\Form;

/** A browser without JavaScript. */
final class PlainPostTest extends PlainPostTestCase {
	public function test_what_cannot_be_kept_whole_is_told_and_kept_in_the_page(): void {
		$id                = $this->make_form( self::FIELDS );
		[ $plain, $parts ] = $this->post(
			$id,
			[ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ana', 'unknown' => str_repeat( 'x', 1048577 ) ]
		);
		$page              = $this->printed( $parts->printer(), $id );

		self::assertStringContainsString(
			'Please shorten it',
			(string) $page->evaluate( 'string(//div[@class="wpcf7-response-output"])' )
		);
		self::assertStringContainsString( 'value="Ana"', self::tag( $page, '//input[@name="your-name"]' ) );
		self::assertSame( [], $this->messages() );
	}

	/** Its number in the page is that of Contact Form 7, and was our own for a while. */
	public function test_a_form_that_was_imported_is_answered_whichever_number_its_page_has(): void {
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ '_rueda_form_source' => 7654321 ] ] );
		foreach ( [ 7654321, $id ] as $number ) {
			[ $plain, $parts ] = $this->post(
				$id,
				[ '_wpcf7' => (string) $number, '_wpcf7_unit_tag' => "wpcf7-f$number-o1", 'quiz' => '2' ]
			);

			self::assertNull( $plain->outcome( "wpcf7-f$id-o2" ) );
			self::assertSame(
				[ 'One or more fields have an error. Please check and try again.' ],
				$this->texts( $this->printed( $parts->printer(), $id ), '//p[@role="status"]' )
			);
		}
	}

	public function test_a_copy_of_an_imported_form_is_a_form_of_its_own(): void {
		$source = [ 'meta_input' => [ '_rueda_form_source' => 7654321 ] ];
		$first  = $this->make_form( [ [ 'name' => 'your-name' ] ], $source );
		$copy   = $this->make_form( [ [ 'name' => 'your-name' ], [ 'name' => 'more' ] ], $source );

		self::assertSame( 7654321, $this->read_form( $first )->public_id() );
		self::assertSame( $copy, $this->read_form( $copy )->public_id() );
	}

	/** A page of a network may print a form of another of its sites. This one has no form with that id. */
	public function test_a_form_that_this_site_does_not_know_keeps_what_was_typed(): void {
		$id                = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		[ $plain, $parts ] = $this->post(
			$id,
			[ '_wpcf7' => '7654321', '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ana' ]
		);
		$page              = $this->printed( $parts->printer(), $id );

		self::assertSame(
			[ 'The requested contact form was not found.' ],
			$this->texts( $page, '//p[@role="status"]' )
		);
		self::assertSame( [ 'Ana' ], $this->values( $page, '//input[@name="your-name"]' ) );
	}

	public function test_an_add_on_that_prints_the_response_gets_the_answer(): void {
		add_filter(
			'wpcf7_form_response_output',
			static fn ( string $html, string $css, string $text, Form $form, string $status ): string =>
				"<section>$text $status</section>",
			10,
			5
		);
		$id                = $this->make_form( self::FIELDS );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1" ] );

		self::assertSame(
			[ 'One or more fields have an error. Please check and try again. validation_failed' ],
			$this->texts( $this->printed( $parts->printer(), $id ), '//section' )
		);
	}

	public function test_the_page_says_what_is_wrong_and_keeps_what_was_typed(): void {
		$id                = $this->make_form( self::FIELDS );
		[ $plain, $parts ] = $this->post(
			$id,
			[
				'_wpcf7_unit_tag' => "wpcf7-f$id-o1",
				'text'            => "\n<b>Hello</b>",
				'days'            => [ 'Tue' ],
				'ref'             => 'forged',
				'terms'           => '1',
				'quiz'            => '2',
			]
		);
		$page              = $this->printed( $parts->printer(), $id );

		self::assertSame(
			[ 'title' => 'Error: A page', 'site' => 'Rueda' ],
			$plain->title( [ 'title' => 'A page', 'site' => 'Rueda' ] )
		);
		self::assertStringContainsString( 'class="wpcf7-form invalid"', self::tag( $page, '//form' ) );
		self::assertStringContainsString( 'data-status="invalid"', self::tag( $page, '//form' ) );
		self::assertSame(
			'One or more fields have an error. Please check and try again.',
			$page->query( '//p[@role="status"]' )->item( 0 )->textContent
		);
		self::assertSame(
			'One or more fields have an error. Please check and try again.',
			$page->query( '//div[@class="wpcf7-response-output"]' )->item( 0 )->textContent
		);
		self::assertSame(
			[ 'Please fill out this field.', 'The answer to the quiz is incorrect.' ],
			$this->texts( $page, '//div[@class="screen-reader-response"]/ul/li' )
		);
		self::assertSame(
			[ 'Please fill out this field.', 'The answer to the quiz is incorrect.' ],
			$this->texts( $page, '//span[@class="wpcf7-not-valid-tip" and @aria-hidden="true"]' )
		);
		$control = $page->query( '//input[@name="your-name"]' )->item( 0 );
		$entry   = $page->query( '//li' )->item( 0 );
		self::assertSame(
			[ 'true', "wpcf7-f$id-o1-ve-your-name", "wpcf7-f$id-o1-ve-your-name" ],
			[
				$control->getAttribute( 'aria-invalid' ),
				$control->getAttribute( 'aria-describedby' ),
				$entry->getAttribute( 'id' ),
			]
		);
		self::assertStringContainsString( 'wpcf7-not-valid', $control->getAttribute( 'class' ) );
		self::assertSame( '#' . $control->getAttribute( 'id' ), $entry->firstChild->getAttribute( 'href' ) );
		// The link is out of sight, so the keyboard skips it.
		self::assertSame( '-1', $entry->firstChild->getAttribute( 'tabindex' ) );
		self::assertSame( "\n<b>Hello</b>", "\n" . ltrim( $page->query( '//textarea' )->item( 0 )->textContent ) );
		self::assertSame( [ 'Tue' ], $this->values( $page, '//input[@name="days[]" and @checked]' ) );
		// These values are never filled in again.
		self::assertSame( [ 'from-us' ], $this->values( $page, '//input[@name="ref"]' ) );
		self::assertSame( [ '' ], $this->values( $page, '//input[@name="quiz"]' ) );
		self::assertSame( 0, $page->query( '//input[@name="terms" and @checked]' )->length );
		self::assertSame( '', $this->went );
	}

	public function test_what_was_typed_in_latin_1_is_shown_again(): void {
		$id                = $this->make_form( self::FIELDS );
		[ $plain, $parts ] = $this->post(
			$id,
			[ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'text' => "Buenos d\xEDas", 'quiz' => '3' ]
		);

		self::assertSame(
			'Buenos días',
			trim( $this->printed( $parts->printer(), $id )->query( '//textarea' )->item( 0 )->textContent )
		);
	}

	public function test_only_the_form_that_was_sent_answers(): void {
		$id                = $this->make_form( self::FIELDS );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o2", 'text' => 'typed' ] );
		$printer           = $parts->printer();
		$first             = $this->printed( $printer, $id );
		$second            = $this->printed( $printer, $id );

		self::assertStringContainsString( 'data-status="init"', self::tag( $first, '//form' ) );
		self::assertSame( '', $first->query( '//textarea' )->item( 0 )->textContent );
		self::assertStringContainsString( 'data-status="invalid"', self::tag( $second, '//form' ) );
		self::assertSame( 'typed', $second->query( '//textarea' )->item( 0 )->textContent );
	}

	public function test_a_failed_mail_keeps_the_words_in_the_fields(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$id                = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada "A"' ] );
		$page              = $this->printed( $parts->printer(), $id );

		self::assertStringContainsString( 'data-status="failed"', self::tag( $page, '//form' ) );
		self::assertSame( [ 'Ada "A"' ], $this->values( $page, '//input[@name="your-name"]' ) );
	}

	public function test_custom_statuses_have_a_class_without_underscores(): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $form, bool &$abort, $submission ): void {
				$abort = true;
				$submission->set_status( 'payment_required' );
			},
			10,
			3
		);
		$id                = $this->make_form( [ [ 'name' => 'a' ] ] );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'a' => 'x' ] );

		self::assertStringContainsString(
			'data-status="custom-payment-required"',
			self::tag( $this->printed( $parts->printer(), $id ), '//form' )
		);
	}

	public function test_what_was_too_large_for_the_server_is_told_in_every_form(): void {
		$id                        = $this->make_form( [ [ 'name' => 'a' ] ] );
		$_SERVER['CONTENT_LENGTH'] = '99999999999';
		[ $plain, $parts ]         = $this->post( $id, [] );

		self::assertStringContainsString(
			'too large: this site accepts',
			$this->printed( $parts->printer(), $id )->query( '//p[@role="status"]' )->item( 0 )->textContent
		);
	}

	public function test_visitors_who_post_too_often_are_told_to_wait(): void {
		add_filter( 'rueda_rate_limit', '__return_zero' );
		$id                = $this->make_form( [ [ 'name' => 'a' ] ] );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'a' => 'typed' ] );
		$page              = $this->printed( $parts->printer(), $id );

		self::assertStringContainsString(
			'wait a few minutes',
			$page->query( '//p[@role="status"]' )->item( 0 )->textContent
		);
		self::assertSame( [ 'typed' ], $this->values( $page, '//input[@name="a"]' ) );
		self::assertSame( [], $this->messages() );
	}

	public function test_an_empty_message_is_refused_in_words(): void {
		$id                = $this->make_form(
			[ [ 'name' => 'a' ], [ 'type' => 'hidden', 'name' => 'ref', 'defaultValue' => 'x' ] ]
		);
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'a' => ' ', 'ref' => 'x' ] );
		$page              = $this->printed( $parts->printer(), $id );

		self::assertStringContainsString( 'data-status="invalid"', self::tag( $page, '//form' ) );
		foreach ( [ '//p[@role="status"]', '//div[@class="wpcf7-response-output"]' ] as $place ) {
			self::assertSame( 'Please fill in at least one field.', $page->query( $place )->item( 0 )->textContent );
		}
		self::assertSame( [ [], [], '' ], [ $this->messages(), $this->mails, $this->went ] );
	}

	public function test_a_page_of_another_website_sends_nothing(): void {
		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ 'cross-site', 'https://evil.test' ];

		$id                = $this->make_form( [ [ 'name' => 'a' ] ] );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'a' => 'typed' ] );

		self::assertStringContainsString(
			'sent from a page of another website',
			$this->printed( $parts->printer(), $id )->query( '//p[@role="status"]' )->item( 0 )->textContent
		);
		self::assertSame( [], $this->messages() );
	}

	/** @return iterable<string, array{string, string, string, bool}> */
	public function posts_of_pages(): iterable {
		yield 'another website' => [ 'cross-site', 'https://evil.test', 'right', false ];
		yield 'another website that hides its address' => [ 'cross-site', '', 'right', false ];
		yield 'another website, where browsers say less' => [ '', 'https://evil.test', 'right', false ];
		yield 'another website, to a form that is not here' => [ 'cross-site', 'https://evil.test', 'unknown', false ];
		yield 'another website, too large' => [ 'cross-site', 'https://evil.test', 'too large', false ];
		yield 'this site' => [ 'same-origin', 'http://rueda.test', 'right', true ];
		yield 'this site under another name' => [ '', 'http://rueda.example', 'right', true ];
		yield 'a website that hides its address, where browsers say less' => [ '', 'null', 'right', false ];
		yield 'this site, hiding its address' => [ 'same-origin', 'null', 'right', true ];
	}

	/** @dataProvider posts_of_pages */
	public function test_the_form_is_empty_after_a_post_of_another_website(
		string $site,
		string $origin,
		string $form,
		bool $is_kept
	): void {
		$_SERVER = [
			'HTTP_SEC_FETCH_SITE' => $site,
			'HTTP_ORIGIN'         => $origin,
			'HTTP_HOST'           => 'rueda.example',
		] + $_SERVER;
		$id      = $this->make_form( [ [ 'name' => 'a' ], ...self::FIELDS ] );
		$typed   = [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'a' => 'Call 555', 'days' => [ 'Tue' ] ];
		$typed  += [
			'unknown'   => [ '_wpcf7' => '7654321' ],
			'too large' => [ 'x' => str_repeat( 'x', 1048577 ) ],
		][ $form ] ?? [];

		[ , $parts ] = $this->post( $id, $typed );
		$page        = $this->printed( $parts->printer(), $id );

		self::assertSame( [ $is_kept ? 'Call 555' : '' ], $this->values( $page, '//input[@name="a"]' ) );
		self::assertSame(
			[ $is_kept ? 'Tue' : 'Mon' ],
			$this->values( $page, '//input[@name="days[]" and @checked]' )
		);
	}

	public function test_a_website_that_may_send_the_form_gets_back_what_was_typed(): void {
		add_filter( 'rueda_form_allow_cross_site', '__return_true' );
		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ 'cross-site', 'https://app.test' ];

		$id          = $this->make_form( self::FIELDS );
		[ , $parts ] = $this->post(
			$id,
			[ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ana', 'quiz' => '1' ]
		);

		self::assertSame(
			[ 'Ana' ],
			$this->values( $this->printed( $parts->printer(), $id ), '//input[@name="your-name"]' )
		);
	}

	public function test_a_post_of_something_else_is_not_ours(): void {
		[ $plain ] = $this->post( 0, [ 'log' => 'x' ] );

		self::assertNull( $plain->outcome( 'wpcf7-f1-o1' ) );
	}
}
