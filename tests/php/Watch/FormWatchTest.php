<?php

declare( strict_types=1 );

namespace Rueda\Tests\Watch;

use Rueda\Form\Forms;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Tests\Message\MessageTestCase;
use Rueda\Watch\FormProbe;
use Rueda\Watch\FormWatch;
use Rueda\Watch\WatchModule;
use Rueda\Watch\WatchNotice;
use Rueda\Watch\WatchSettings;
use WP_Error;
use WP_REST_Request;

final class FormWatchTest extends MessageTestCase {
	private int $now = 1_800_000_000;

	/** @var list<array{string, string}> Method and address of what was asked. */
	private array $asked = [];

	/** @var array{int, string}|string Status and body of the page; or an error. */
	private array|string $page = [ 200, '' ];

	/** @var array{int, string}|string Of the home page. */
	private array|string $home = [ 200, '' ];

	/** @var array{int, string} Of the route. */
	private array $route = [ 400, '{"code":"wpcf7_unit_tag_not_found"}' ];

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rueda_now', fn (): int => $this->now, 100 );
		add_filter( 'pre_http_request', [ $this, 'answer_request' ], 100, 3 );
		update_option( 'admin_email', 'admin@example.org' );
		wp_clear_scheduled_hook( WatchModule::CRON );
		// Tests in processes of their own leave forms.
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, [ 'post_type' => 'rueda_form' ] );
		$this->form = $this->contact_form();
		$block      = sprintf( '<!-- wp:rueda/contact-form {"formId":%d} /-->', $this->form );
		wp_insert_post(
			[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $block ]
		);
		$this->page = [ 200, sprintf( '<input type="hidden" name="_wpcf7" value="%d">', $this->form ) ];
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>|WP_Error
	 */
	public function answer_request( mixed $before, array $args, string $url ): array|WP_Error {
		$this->asked[] = [ $args['method'], $url ];
		$is_home       = home_url( '/' ) === $url;
		$answer        = $is_home ? $this->home : ( 'POST' === $args['method'] ? $this->route : $this->page );
		return is_string( $answer )
			? new WP_Error( 'http_request_failed', $answer )
			: [
				'headers'  => [],
				'cookies'  => [],
				'response' => [ 'code' => $answer[0], 'message' => '' ],
				'body'     => $answer[1],
			];
	}

	public function test_a_form_that_can_be_reached_is_no_news(): void {
		$this->look();

		self::assertSame( [ 'GET', 'POST' ], array_column( $this->asked, 0 ) );
		self::assertSame( '', FormWatch::found()['forms'][ $this->form ]['problem'] );
		self::assertSame( [], $this->mails );
		self::assertSame( 'good', $this->health()['status'] );
		self::assertSame( [], $this->messages() );
	}

	public function test_what_is_asked_prints_the_mark_and_gets_the_refusal_that_the_probe_expects(): void {
		$html = do_blocks( sprintf( '<!-- wp:rueda/contact-form {"formId":%d} /-->', $this->form ) );
		self::assertStringContainsString( sprintf( 'name="_wpcf7" value="%d"', $this->form ), $html );

		$_SERVER['REQUEST_METHOD'] = 'POST';
		$request                   = new WP_REST_Request(
			'POST',
			"/contact-form-7/v1/contact-forms/{$this->form}/feedback"
		);
		$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		$request->set_body_params( [ '_wpcf7' => (string) $this->form ] );
		self::assertMatchesRegularExpression(
			'/^(wpcf7|rueda)_/',
			rest_do_request( $request )->as_error()->get_error_code()
		);
		self::assertSame( [], $this->messages() );
	}

	/**
	 * @dataProvider problems
	 * @param array{int, string}|string|null $page
	 * @param array{int, string}|null        $route
	 */
	public function test_a_form_that_visitors_cannot_use_is_told_by_mail_and_site_health_and_once(
		array|string|null $page,
		?array $route,
		string $words
	): void {
		$this->page  = $page ?? $this->page;
		$this->route = $route ?? $this->route;
		$this->look();
		$this->now += DAY_IN_SECONDS;
		$this->look();

		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'admin@example.org' ], $this->mails[0]['to'] );
		self::assertStringContainsString( $words, $this->mails[0]['message'] );
		self::assertSame( 'critical', $this->health()['status'] );
		self::assertStringContainsString( esc_html( $words ), $this->health()['description'] );
		self::assertStringContainsString( esc_html( $words ), $this->notice() );
	}

	/** @return array<string, array{array{int, string}|string|null, array{int, string}|null, string}> */
	public static function problems(): array {
		return [
			'the page is broken'        => [ [ 500, '' ], null, 'visitors cannot open its page' ],
			'the page is gone'          => [ [ 404, '' ], null, 'status 404' ],
			'nothing answers'           => [ 'cURL error 28', null, 'nothing answered' ],
			'the form is not on it'     => [ [ 200, '<html>' ], null, 'no longer on its page' ],
			'a firewall refuses REST'   => [ null, [ 403, '<h1>Forbidden</h1>' ], 'something refuses messages' ],
			'a plugin closes REST'      => [ null, [ 401, '{"code":"rest_not_logged_in"}' ], '(status 401)' ],
			'the site has an error'     => [ null, [ 500, '{"code":"internal_error"}' ], 'answers with an error' ],
			'a login page in its place' => [ null, [ 200, '<form>' ], 'something refuses messages' ],
		];
	}

	public function test_a_problem_that_is_over_is_told_no_more_and_one_that_comes_back_is(): void {
		$good       = $this->page;
		$this->page = [ 500, '' ];
		$this->look();
		$this->page = $good;
		$this->look();
		self::assertSame( 'good', $this->health()['status'] );
		$this->page = [ 500, '' ];
		$this->look();

		self::assertCount( 2, $this->mails );
	}

	public function test_a_site_in_maintenance_is_no_problem(): void {
		$this->page = [ 503, 'Briefly unavailable' ];
		$this->look();

		self::assertSame( [ 'good', [] ], [ $this->health()['status'], $this->mails ] );
	}

	public function test_a_server_that_cannot_ask_its_own_site_says_so_and_blames_no_form(): void {
		$this->page = 'cURL error 7';
		$this->home = 'cURL error 7';
		$this->contact_form( 'Another' );
		$this->look();

		self::assertSame( [], $this->mails );
		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertCount( 2, $this->asked );
	}

	public function test_a_copy_of_the_site_watches_nothing(): void {
		add_filter( Outbox::HOLD, static fn (): string => 'copy' );
		$this->page = [ 500, '' ];
		$this->look();

		self::assertSame( [ [], 0 ], [ $this->asked, FormWatch::found()['ran'] ] );
	}

	public function test_a_copy_of_the_site_does_not_repeat_what_was_found_on_the_original(): void {
		$this->page = [ 500, '' ];
		$this->look();
		self::assertNotSame( '', $this->notice() );
		add_filter( Outbox::HOLD, static fn (): string => 'copy' );

		self::assertSame( [ '', 'good' ], [ $this->notice(), $this->health()['status'] ] );
		self::assertStringContainsString( 'copy', $this->health()['description'] );
	}

	public function test_silence_is_noticed_when_it_is_long_for_this_form(): void {
		for ( $day = 0; $day < 56; $day += 2 ) {
			$this->store( $this->form, [ 'created_at' => $this->now - ( 16 + $day ) * DAY_IN_SECONDS ] );
		}
		$this->look();

		self::assertStringContainsString(
			'usually 4 messages a week, none for 16 days',
			$this->health()['description']
		);
	}

	/** @dataProvider quiet */
	public function test_a_usual_silence_is_none( int $count, int $every, int $days ): void {
		for ( $number = 0; $number < $count; $number++ ) {
			$this->store( $this->form, [ 'created_at' => $this->now - ( $days + $number * $every ) * DAY_IN_SECONDS ] );
		}
		$this->look();

		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @return array<string, array{int, int, int}> */
	public static function quiet(): array {
		return [
			'a new form'         => [ 0, 1, 0 ],
			'few messages'       => [ 5, 1, 100 ],
			'a week of holidays' => [ 50, 1, 6 ],
			'one a week'         => [ 8, 7, 20 ],
		];
	}

	public function test_the_look_costs_two_requests_a_form_and_goes_on_with_others_the_next_day(): void {
		for ( $number = 0; $number < 14; $number++ ) {
			$this->contact_form( "Form $number" );
		}
		$this->look();
		self::assertCount( 10, FormWatch::found()['forms'] );
		self::assertLessThanOrEqual( 20, count( $this->asked ) );
		$this->look();
		self::assertCount( 15, FormWatch::found()['forms'] );
	}

	public function test_a_check_that_is_a_day_late_is_told_by_site_health(): void {
		wp_clear_scheduled_hook( WatchModule::CRON );
		wp_schedule_event( $this->now - DAY_IN_SECONDS - 60, 'daily', WatchModule::CRON );

		self::assertSame( 'recommended', $this->health()['status'] );
		self::assertStringContainsString( 'WP-Cron', $this->health()['description'] );
	}

	public function test_planned_tasks_that_stay_late_are_told_above_the_lists_and_by_one_email(): void {
		$due   = $this->now - 2 * DAY_IN_SECONDS;
		$watch = $this->watch();
		wp_clear_scheduled_hook( WatchModule::CRON );
		wp_schedule_event( $due, 'daily', WatchModule::CRON );
		$watch->tell_if_late( $due );
		self::assertSame( [ '', [] ], [ $this->notice(), $this->mails ] );

		$this->now += 20 * MINUTE_IN_SECONDS;
		$watch->tell_if_late( $due );
		$watch->tell_if_late( $due );
		self::assertStringContainsString( 'WP-Cron', $this->notice() );
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'WP-Cron', $this->mails[0]['message'] );

		wp_clear_scheduled_hook( WatchModule::CRON );
		wp_schedule_event( $this->now, 'daily', WatchModule::CRON );
		$this->look();
		self::assertSame( '', $this->notice() );
	}

	public function test_planned_tasks_that_begin_when_somebody_comes_are_no_news(): void {
		$due = $this->now - 2 * DAY_IN_SECONDS;
		$this->watch()->tell_if_late( $due );
		$this->look();
		$this->now += 20 * MINUTE_IN_SECONDS;

		self::assertSame( [ '', [] ], [ $this->notice(), $this->mails ] );
	}

	public function test_calls_of_browsers_that_something_refuses_are_told_by_one_email(): void {
		( new RefusedCalls( new Clock() ) )->note( 'contact-form-7/v1/', 403 );
		$this->look();
		$this->look();

		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'contact-form-7/v1/ (status 403)', $this->mails[0]['message'] );
	}

	public function test_the_check_does_not_end_the_warning_of_refused_calls(): void {
		$refused = new RefusedCalls( new Clock() );
		$refused->note( 'contact-form-7/v1/', 403 );
		$this->now += 2 * DAY_IN_SECONDS;
		$this->send( $this->form, [ '_rueda_test' => '-' ] );

		self::assertCount( 1, $refused->standing() );
	}

	public function test_an_admin_switches_it_off_and_on(): void {
		update_option( WatchSettings::OPTION, [ 'mode' => 'off' ] );
		$this->page = [ 500, '' ];
		$this->look();
		self::assertSame( [], $this->asked );
		self::assertStringContainsString( 'switched off', $this->health()['description'] );

		update_option( WatchSettings::OPTION, [ 'mode' => 'page' ] );
		$this->look();
		self::assertNotSame( [], $this->asked );
	}

	public function test_only_an_admin_may_choose_how_forms_are_checked(): void {
		$choose = static function ( string $mode ): int {
			$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
			$request->set_body_params( [ WatchSettings::OPTION => [ 'mode' => $mode ] ] );
			return rest_do_request( $request )->get_status();
		};
		$this->act_as( 'editor' );
		self::assertSame( 403, $choose( 'off' ) );
		$this->act_as( 'administrator' );
		self::assertSame( [ 400, 200, 'send' ], [ $choose( 'loud' ), $choose( 'send' ), WatchSettings::mode() ] );
	}

	private function watch(): FormWatch {
		return new FormWatch( new Clock(), new Forms(), new FormProbe( new Clock() ), $this->outbox() );
	}

	private function look(): void {
		$this->asked = [];
		$this->watch()->look();
	}

	/** @return array<string, mixed> */
	private function health(): array {
		return apply_filters( 'site_status_tests', [] )['direct']['rueda_form_watch']['test']();
	}

	private function notice(): string {
		$this->act_as( 'editor' );
		set_current_screen( 'edit-rueda_form' );
		$notice = new WatchNotice( new Clock(), [ $this->outbox(), 'is_holding' ] );
		$html   = $this->echoed( [ $notice, 'print' ] );
		unset( $GLOBALS['current_screen'] );
		return $html;
	}
}
