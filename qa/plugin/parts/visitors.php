<?php
/**
 * Visitors' activity, for the seeds (seeds.php) and the demonstration site (tools/seed/visitors.mjs). It uses the
 * classes that serve visitors, with Rueda's clock set back to each visitor's day.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Chart\RatedWheel;
use Rueda\Form\Form;
use Rueda\Form\FormParts;
use Rueda\Form\Post\Request;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Upload;
use Rueda\Mail\HeldMails;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Message\MessageParts;
use Rueda\Report\Address;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Save\SentChart;
use Rueda\Support\Clock;
use Rueda\Wheel\Progress\WheelProgress;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/** Stores visitors' data as if they came on the days that they name. */
final class Rueda_QA_Visitors {
	/** The seconds after the first try of a mail until its last one has failed. */
	private const TRIES = [ 2 * MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 4 * HOUR_IN_SECONDS ];

	/** The time in seconds that a message stays waiting for its mail, so that one can be seen. */
	private const WAIT = MONTH_IN_SECONDS;

	private Clock $clock;

	private Outbox $outbox;

	private FormParts $forms;

	private ?int $now = null;

	private bool $does_mail_fail = false;

	/** @var array{ string, string }|null What makes the message look like spam. */
	private ?array $reason = null;

	/** @param array<string, int> $ids The entries of the site. */
	public function __construct( private array $ids ) {
		$this->clock  = new Clock();
		$this->outbox = new Outbox( new Ledger( $this->clock ), $this->clock, new MailTimeout( $this->clock ) );
		$this->forms  = new FormParts( $this->clock, fn (): Outbox => $this->outbox, [ self::class, 'move' ] );
	}

	private function message_parts(): MessageParts {
		$held = new HeldMails( new Ledger( $this->clock ), $this->outbox, $this->clock );
		return new MessageParts( $this->clock, $this->outbox, $this->forms, new HeldMailsNotice( $held ) );
	}

	/**
	 * The data as tools/seed/visitors.mjs gives it: a visitor came so many `days` ago, or `at` a time.
	 *
	 * @param array<string, mixed> $input Lists of `messages` and `reports`, runs that were `left`, and `presses`.
	 * @param string               $lang  The site's language.
	 */
	public function come( array $input, string $lang ): void {
		$server = $_SERVER;
		$user   = get_current_user_id();
		$hooks  = [
			'rueda_now'   => fn ( int $now ): int => $this->now ?? $now,
			'pre_wp_mail' => [ $this, 'mail' ],
			'wpcf7_spam'  => [ $this, 'spam' ],
		];
		foreach ( $hooks as $hook => $listener ) {
			add_filter( $hook, $listener, 'pre_wp_mail' === $hook ? 1 : PHP_INT_MAX, 2 );
		}
		// Visitors are not logged in and use a browser.
		wp_set_current_user( 0 );
		$_SERVER = [ 'HTTP_USER_AGENT' => 'Mozilla/5.0', 'HTTP_SEC_FETCH_SITE' => 'same-origin' ] + $_SERVER;
		try {
			array_map( [ $this, 'send' ], $input['messages'] );
			array_map( fn ( array $report ) => $this->rate( $report, $lang ), $input['reports'] );
			$this->leave( $input['left'] );
			$this->press( $input['presses'] );
		} finally {
			$_SERVER = $server;
			wp_set_current_user( $user );
			foreach ( $hooks as $hook => $listener ) {
				remove_filter( $hook, $listener, 'pre_wp_mail' === $hook ? 1 : PHP_INT_MAX );
			}
		}
	}

	/**
	 * No mail is written to the folder of caught mails, because these mails are weeks old.
	 *
	 * @param bool|null $sent What somebody decided before.
	 */
	public function mail( ?bool $sent ): bool {
		if ( $this->does_mail_fail ) {
			$error = new WP_Error( 'wp_mail_failed', 'SMTP Error: Could not connect to SMTP host.' );
			do_action( 'wp_mail_failed', $error );
		}
		return ! $this->does_mail_fail;
	}

	/**
	 * No message came from a real page, so only the entry decides which ones are spam.
	 *
	 * @param mixed $is_spam    What the checks found.
	 * @param mixed $submission The message.
	 */
	public function spam( $is_spam, $submission ): bool {
		if ( null !== $this->reason ) {
			$submission->add_spam_log( ...$this->reason );
		}
		return null !== $this->reason;
	}

	/** @param array<string, mixed> $entry A message or a report. */
	private static function time_of( array $entry ): int {
		return $entry['at'] ?? time() - (int) ( $entry['days'] * DAY_IN_SECONDS );
	}

	/** @param array<string, mixed> $entry A message. */
	private function send( array $entry ): void {
		$id   = $this->ids[ $entry['form'] ] ?? 0;
		$form = 0 === $id ? null : $this->forms->forms()->find( $id );
		if ( null === $form ) {
			return;
		}
		$this->now = self::time_of( $entry );
		// The others are on no page.
		$page = 'contact' === $entry['form'] ? (string) get_permalink( $this->ids['form'] ?? 0 ) : '';

		$_SERVER['HTTP_REFERER'] = '' === $page ? home_url( '/' ) : $page;

		$this->does_mail_fail = 'failed' === $entry['state'];
		$this->reason         = $entry['reason'] ?? null;
		$message              = 'waiting' === $entry['state']
			? $this->wait( $form, $entry['fields'] )
			: $this->receive( $form, $entry );
		$actions              = $this->message_parts()->actions();
		if ( null !== $message && 'spam' === $entry['state'] && null === $this->reason ) {
			$actions->quarantine( $message );
		}
		if ( null !== $message && $entry['read'] ) {
			$actions->mark_as_read( $message, true );
		}
		$this->now = null;
	}

	/**
	 * Sends a form.
	 *
	 * @param Form                 $form  The form.
	 * @param array<string, mixed> $entry A message.
	 */
	private function receive( Form $form, array $entry ): ?Message {
		$stored = 0;
		$note   = static function ( int $id ) use ( &$stored ): void {
			$stored = $id;
		};
		add_action( 'rueda_message_stored', $note );
		$files = isset( $entry['file'] ) ? [ 'your-document' => [ $this->file( $entry['file'] ) ] ] : [];
		$this->forms->handler()->receive( $form, new Request( $entry['fields'], $files, true ) );
		remove_action( 'rueda_message_stored', $note );
		foreach ( $this->does_mail_fail ? self::TRIES : [] as $seconds ) {
			$this->now += $seconds;
			$this->outbox->send_due();
		}
		return $this->forms->messages()->find( $stored );
	}

	/**
	 * A message whose mail was not tried: its process has died, and cron has not run yet.
	 *
	 * @param Form                  $form   The form.
	 * @param array<string, string> $fields What was typed.
	 */
	private function wait( Form $form, array $fields ): ?Message {
		$messages = $this->forms->messages();
		$record   = new Record( $fields, $fields, [], [], [ 'url' => (string) $_SERVER['HTTP_REFERER'] ] );
		$key      = MessageStore::key( $form->id(), wp_generate_uuid4() );
		$message  = $messages->find( $messages->add( $key, $form, $record, Message::STORED, '', true ) );
		if ( null !== $message ) {
			$this->now = time() + self::WAIT;
			$messages->claim( $message );
		}
		return $message;
	}

	/**
	 * A PDF with one page, as small as possible.
	 *
	 * @param string $name What the visitor calls it.
	 */
	private function file( string $name ): Upload {
		$path    = (string) tempnam( get_temp_dir(), 'rueda' );
		$content = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
			. "2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n"
			. "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
		file_put_contents( $path, $content );
		return new Upload( $name, strlen( $content ), $path );
	}

	/**
	 * Copies and deletes, because rename() fails between file systems.
	 *
	 * @param string $from A file.
	 * @param string $to   Its new place.
	 */
	public static function move( string $from, string $to ): bool {
		return copy( $from, $to ) && unlink( $from );
	}

	/**
	 * Saves a report, and counts its run as finished.
	 *
	 * @param array<string, mixed> $entry A report.
	 * @param string               $lang  The site's language.
	 */
	private function rate( array $entry, string $lang ): void {
		$wheel = $this->wheel( $entry['of'] );
		$chart = [
			'labels'   => array_column( $entry['ratings'], 0 ),
			'datasets' => [ [ 'data' => array_column( $entry['ratings'], 1 ) ] ],
		];
		$rated = null === $wheel ? null : ( new SentChart( $wheel ) )->read( (string) wp_json_encode( $chart ), '' );
		if ( $rated instanceof RatedWheel ) {
			$reports = new Reports( new Retention( $this->clock ), $this->clock, new Runs( $this->clock ) );
			$slug    = isset( $entry['run'] ) ? Address::slug_of_run( $entry['run'] ) : '';
			$reports->save( $rated, 0, $lang ?: 'en_US', self::time_of( $entry ), '', '', $slug );
			WheelProgress::count( $wheel, 0, count( $wheel->areas ) );
		}
	}

	/**
	 * Counts runs that nobody has finished.
	 *
	 * @param array<string, int[]> $left By wheel, the last step of each.
	 */
	private function leave( array $left ): void {
		foreach ( $left as $key => $steps ) {
			$wheel = $this->wheel( $key );
			foreach ( null === $wheel ? [] : $steps as $step ) {
				WheelProgress::count( $wheel, 0, $step );
			}
		}
	}

	/**
	 * Counts clicks on the site's call to action.
	 *
	 * @param int $times How many.
	 */
	private function press( int $times ): void {
		for ( $time = 0; $time < $times; $time++ ) {
			( new CallToActionClicks() )->count( CallToActionClicks::SITE, 'primary' );
		}
	}

	private function wheel( string $key ): ?Wheel {
		return WheelReader::open_wheel( $this->ids[ $key ] ?? 0 );
	}
}
