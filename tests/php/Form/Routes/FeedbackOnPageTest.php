<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\FormModule;
use Rueda\Form\Routes\FeedbackOnPage;
use Rueda\Modules;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Tests\Form\FormTestCase;

/** A script whose call to the REST route was refused, so that it posts the form to the page. */
final class FeedbackOnPageTest extends FormTestCase {
	private const KEY = [ '_rueda_key' => 'one-and-only' ];

	public function test_the_answer_is_that_of_the_route(): void {
		$id       = $this->make_form( [ [ 'name' => 'your-name', 'isRequired' => true ] ] );
		$on_page  = $this->post( $id, [] );
		$by_route = $this->send( $id, [] );

		self::assertSame( 'validation_failed', $on_page->get_data()['status'] );
		self::assertEquals( $by_route->get_data(), $on_page->get_data() );
		self::assertSame( $by_route->get_headers(), $on_page->get_headers() );
	}

	public function test_add_ons_may_add_to_the_answer(): void {
		add_filter(
			'wpcf7_feedback_response',
			static fn ( array $answer ): array => $answer + [ 'redirect' => '/thanks/' ]
		);

		self::assertSame(
			'/thanks/',
			$this->post( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'b' ] )->get_data()['redirect']
		);
	}

	public function test_a_message_that_had_arrived_before_is_not_sent_again(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$this->send( $id, [ 'your-name' => 'Ana' ] + self::KEY );
		$answer = $this->post( $id, [ 'your-name' => 'Ana' ] + self::KEY );

		self::assertSame( 'mail_sent', $answer->get_data()['status'] );
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->messages() );
	}

	public function test_a_form_that_is_gone_is_told_in_the_routes_words(): void {
		$answer = $this->post( 7654321, [] );

		self::assertSame( [ 404, 'wpcf7_not_found' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	public function test_a_page_of_another_website_sends_nothing(): void {
		[ $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] ] = [ 'cross-site', 'https://evil.test' ];

		$answer = $this->post( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'b' ] );

		self::assertStringContainsString( 'sent from a page of another website', $answer->get_data()['message'] );
		self::assertSame( [ [], [] ], [ $this->messages(), $this->refusals() ] );
	}

	public function test_the_refusal_is_told_to_the_owner_once_the_message_is_accepted(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name', 'isRequired' => true ] ] );
		$this->post( $id, [] );
		self::assertSame( [], $this->refusals() );

		$this->post( $id, [ 'your-name' => 'Ana' ] );
		self::assertSame( [ [ rest_url( 'contact-form-7/v1/' ), 403 ] ], $this->refusals() );
	}

	public function test_what_is_no_status_is_not_told(): void {
		$this->post( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'b', '_rueda_refused' => '<script>' ] );

		self::assertCount( 1, $this->mails );
		self::assertSame( [], $this->refusals() );
	}

	public function test_a_day_after_the_last_refusal_a_message_by_the_route_ends_the_warning(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		$this->post( $id, [ 'a' => 'b' ] );
		$this->send( $id, [ 'a' => 'c' ] );
		self::assertCount( 1, $this->refusals() );

		add_filter( 'rueda_now', static fn ( int $now ): int => $now + DAY_IN_SECONDS );
		$this->send( $id, [ 'a' => 'd' ] );
		self::assertSame( [], $this->refusals() );
	}

	public function test_a_form_that_a_browser_posts_by_itself_is_answered_by_the_page(): void {
		[ $_SERVER['REQUEST_METHOD'], $_POST ] = [ 'POST', [ '_wpcf7' => '1' ] ];

		self::assertFalse( FeedbackOnPage::is_asked() );
	}

	/** @param array<string, string> $fields */
	private function post( int $id, array $fields ): \WP_REST_Response {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_SERVER['CONTENT_TYPE']   = 'multipart/form-data; boundary=x';

		$_POST = wp_slash(
			$fields + [ '_wpcf7' => (string) $id, '_wpcf7_unit_tag' => self::TAG, '_rueda_refused' => '403' ]
		);
		self::assertTrue( FeedbackOnPage::is_asked() );
		return ( new Modules() )->get( FormModule::class )->parts()->feedback_on_page()->answer();
	}

	/** @return list<array{string, int}> */
	private function refusals(): array {
		return array_map(
			static fn ( array $one ): array => [ $one['address'], $one['status'] ],
			( new RefusedCalls( new Clock() ) )->standing()
		);
	}
}
