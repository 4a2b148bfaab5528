<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\FormParts;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Intake\Thanks;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Value\Secret;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Form\FormTestCase;

/**
 * Sends the messages of people and of programs to the same site, one after the other, through the real routes.
 * docs/decisions/0012-programs-that-fill-in-forms.md explains the figures and what is accepted.
 *
 * @group newest
 *
 * @phpstan-import-type Post from SpamCorpus
 */
final class SpamCorpusTest extends FormTestCase {

	private const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'mail', 'isRequired' => true ],
		[ 'type' => 'textarea', 'name' => 'text' ],
	];

	private int $now = 0;

	private bool $is_secure = true;

	/** @var list<int> */
	private array $forms = [];

	public function test_no_person_is_stopped_and_nearly_all_programs_are(): void {
		$start = $this->set_the_stage();
		$seen  = [];
		foreach ( ( new SpamCorpus() )->posts() as $post ) {
			$this->now = $start + $post['at'];
			$before    = count( $this->mails );
			$status    = $this->status( $post, $start );
			// A repeat that gets the answer of the first one makes no second message.
			$is_stopped = $post['is_bot'] ? count( $this->mails ) === $before : Outcome::MAIL_SENT !== $status;
			if ( $post['is_first_try'] ) {
				self::assertSame( Outcome::VALIDATION_FAILED, $status );
				continue;
			}
			$seen[ $post['is_bot'] ? 'bots' : 'people' ][ $post['kind'] ][] = $is_stopped;
		}
		$this->keep( $seen );
		$bots   = array_merge( ...array_values( $seen['bots'] ) );
		$people = array_filter(
			array_map( static fn ( array $kind ): int => count( array_filter( $kind ) ), $seen['people'] )
		);

		self::assertGreaterThanOrEqual( 300, count( $bots ) );
		self::assertGreaterThanOrEqual( 300, count( array_merge( ...array_values( $seen['people'] ) ) ) );
		self::assertSame( [], $people, 'People who were stopped, by kind.' );
		self::assertGreaterThanOrEqual(
			0.95,
			count( array_filter( $bots ) ) / count( $bots ),
			self::table( $seen['bots'] )
		);
	}

	public function test_the_corpus_is_the_same_at_each_run(): void {
		self::assertSame( ( new SpamCorpus() )->posts(), ( new SpamCorpus() )->posts() );
	}

	/** @return int When the corpus begins. */
	private function set_the_stage(): int {
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		$start = time();
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter(
				"pre_option_$option",
				fn (): string => ( $this->is_secure ? 'https' : 'http' ) . '://rueda.test'
			);
		}
		add_filter( 'rueda_now', fn (): int => $this->now );
		for ( $form = 0; $form < SpamCorpus::FORMS; $form++ ) {
			$imported      = SpamCorpus::IMPORTED === $form
				? [ 'meta_input' => [ Form::SOURCE => 7000 ] ]
				: [];
			$this->forms[] = $this->make_form( self::FIELDS, $imported );
		}
		$this->now = $start;
		$this->change_keys();
		return $start;
	}

	/** @param Post $post */
	private function status( array $post, int $start ): string {
		unset( $_SERVER['HTTP_USER_AGENT'], $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$server          = $_SERVER;
		$this->is_secure = $post['is_secure'];
		$headers         = str_replace( 'https:', $this->is_secure ? 'https:' : 'http:', $post['headers'] );
		$_SERVER         = [ 'REMOTE_ADDR' => $post['address'] ] + $headers + $_SERVER;
		$id              = $this->forms[ $post['form'] ];
		$body            = $post['fields'] + $this->inputs( $post, $id, $start );
		$status          = $post['is_plain']
			? $this->post_plainly( $id, $body )
			: (string) ( $this->send( $id, $body )->get_data()['status'] ?? '' );
		$_SERVER         = $server;
		return $status;
	}

	/**
	 * The hidden inputs as the page had them, or as a program invents them.
	 *
	 * @param Post $post
	 * @return array<string, string>
	 */
	private function inputs( array $post, int $id, int $start ): array {
		$number = [ '_wpcf7' => (string) $id, '_wpcf7_unit_tag' => "wpcf7-f$id-o1" ];
		$older  = $number + [
			'_wpcf7_version'          => '5.9.8',
			'_wpcf7_locale'           => 'en_US',
			'_wpcf7_container_post'   => '0',
			'_wpcf7_posted_data_hash' => '',
		];
		$today  = [ '_wpcf7_version' => RUEDA_VERSION ] + $older + [ Request::KEY => '' ];
		if ( $post['fills_trap'] ) {
			preg_match( '/name="([^"]+)"/', $this->honeypot()->field( $id ), $found );
			$today += [ $found[1] => 'https://offer.example' ];
		}
		return match ( $post['inputs'] ) {
			'none'       => [],
			'number'     => $number,
			'older'      => $older,
			'no time'    => $today,
			'made up'    => $today + [ Honeypot::TIME => $this->now . '000-0000000000000000' ],
			'other keys' => $today + [ Honeypot::TIME => $start . '000-0123456789abcdef' ],
			default      => $today + [ Honeypot::TIME => $this->stamp( $post, $id, $start ) ],
		};
	}

	/** @param Post $post */
	private function stamp( array $post, int $id, int $start ): string {
		$made = null === $post['age'] ? 1000.0 * ( $start + (int) $post['page'] ) : $this->now * 1000.0 - $post['age'];
		$time = sprintf( '%.0F', $made );
		return $time . '-' . substr( Secret::signature( 'time', (string) $id, $time ), 0, 16 );
	}

	/** @param array<string, string> $body */
	private function post_plainly( int $id, array $body ): string {
		$clock = new Clock();
		$mails = static fn (): Outbox => new Outbox(
			new Ledger( $clock ),
			$clock,
			new MailTimeout( $clock )
		);
		$parts = new FormParts( $clock, $mails, 'rename' );
		$plain = new PlainPost(
			$parts->forms(),
			[ $parts, 'handler' ],
			$parts->limiter(),
			new Thanks( $clock, $parts->forms() ),
			static function (): void {}
		);

		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash( $body + [ '_wpcf7' => (string) $id ] );
		$plain->receive();
		$_POST  = [];
		$number = $this->read_form( $id )->public_id();
		return $plain->outcome( "wpcf7-f$number-o1" )?->status() ?? '';
	}

	/**
	 * Writes the figures into the file that RUEDA_CORPUS names.
	 *
	 * @param array<string, array<string, list<bool>>> $seen
	 */
	private function keep( array $seen ): void {
		$file = getenv( 'RUEDA_CORPUS' );
		if ( is_string( $file ) && '' !== $file ) {
			file_put_contents(
				$file,
				"Programs\n" . self::table( $seen['bots'] ) . "\nPeople\n" . self::table( $seen['people'] )
			);
		}
	}

	/** @param array<string, list<bool>> $kinds */
	private static function table( array $kinds ): string {
		$lines = '';
		foreach ( $kinds + [ 'all' => array_merge( ...array_values( $kinds ) ) ] as $kind => $posts ) {
			$lines .= sprintf( "%4d of %4d stopped  %s\n", count( array_filter( $posts ) ), count( $posts ), $kind );
		}
		return $lines;
	}
}
